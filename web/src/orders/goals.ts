/** The places where the selected pieces can go, as the map and the prompt offer them. */

import type { Choice, Tone } from "../titles/title";
import { t } from "../i18n";
import type { ReachedPlace } from "./reach.svelte";

export interface Goal {
  place: string;
  tone: Tone;
  label: string;
  /** What it means, in words for the list and in short for the map. */
  chip?: string | undefined;
  mark?: string | undefined;
  /** Whether it is more than one step away. */
  far: boolean;
  /** What takes them there: one choice, or actions that the server has counted out. */
  choice?: Choice | undefined;
  actions?: string[];
}

/** One goal for each place of these choices. */
export function goalsOf(choices: Choice[]): Map<string, Goal> {
  const found = new Map<string, Goal>();
  for (const choice of choices) {
    const { place, tone, label, chip } = choice;
    if (place !== undefined && !found.has(place))
      found.set(place, { place, tone, label, chip, mark: chip, far: false, choice });
  }
  return found;
}

/** The goal for a place that the server says can be reached, by `selected` pieces at most. */
export function reachedGoal(
  reached: ReachedPlace,
  near: Goal | undefined,
  selected: number,
  name: string,
): Goal {
  const { place, going, road, actions, sea, ways } = reached;
  const some = going.length < selected ? t("reach-some", { going: going.length, selected }) : "";
  const full = selected > 1 && road ? road : null;
  const join = (...parts: (string | undefined)[]): string | undefined =>
    parts.filter(Boolean).join(", ") || undefined;
  return {
    place,
    tone: near?.tone === "attack" ? "attack" : sea ? "sea" : "act",
    label: near?.label ?? name,
    chip: join(near?.chip, some, full ? t("reach-road", { used: full.used, limit: full.limit }) : ""),
    mark: join(near?.chip, some || (full ? `${full.used}/${full.limit}` : "")),
    far: !near && ways.every((way) => way.length > 2),
    choice: near?.choice,
    actions,
  };
}
