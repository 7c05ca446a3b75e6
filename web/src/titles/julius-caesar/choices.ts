/** Actions of Julius Caesar as choices: what a player touches for them, and what they are called. */

import type { Attempt, Choice, Tone } from "../title";
import { msg, t } from "../../i18n";
import { createCard } from "./cards";
import { enemiesAt, locate, type ComponentIndex } from "./component-index";
import type { CaesarView } from "./data";
import { ROMAN } from "./texts";

/** The arguments of verbs by which a block goes somewhere. */
const BLOCK_TO_PLACE = "bl";

/** How a choice is written. */
interface ChoiceTexts {
  group: string;
  wastes?: string;
  label: string;
  tone?: Tone;
  chip?: string;
  buttonLabel?: string;
  laterLabel?: string;
  final?: boolean;
}

export function createChoice(index: ComponentIndex, view: CaesarView, action: string): Choice {
  const [verb = "", ...names] = action.split(" ");
  const touched: Partial<Choice> = {};
  [...(index.components.verbs[verb] ?? "")].forEach((kind, at) => {
    const name = names[at] ?? "";
    if (kind === "c") touched.card = name;
    else if (kind === "b" && touched.piece === undefined) touched.piece = name;
    else if (kind === "b") touched.other = name;
    else touched.place = name; // the second place of a main attack, from which it comes, replaces the first
  });
  return { action, verb, tone: "act", ...touched, ...choiceTexts(index, view, verb, names) };
}

function choiceTexts(index: ComponentIndex, view: CaesarView, verb: string, names: string[]): ChoiceTexts {
  const [first = "", second = ""] = names;
  const fighter = (id: string): string => index.blockNameWithStrength(view, id);
  const placeOf = (id: string): string => index.blockPlaceName(view, id);
  switch (verb) {
    case "end":
      return {
        group: "",
        label: index.words.say([`phase-${view.phase}-finish`, {}]),
        ...ending(index, view),
      };
    case "stop":
      return {
        group: "",
        label: t("julius-caesar-stay-in-place", { place: index.placeName(view.marching?.at ?? "") }),
      };
    case "discard":
    case "play": {
      const { title, text } = createCard(index, first);
      const label =
        verb === "play" ? msg("julius-caesar-play-card-text") : msg("julius-caesar-discard-card-text");
      return { group: "", label: t(label, { card: title, text }) };
    }
    case "swap":
      return {
        group: placeOf(first),
        label: t("julius-caesar-block-other-place", {
          block: fighter(first),
          other: fighter(second),
          place: placeOf(second),
        }),
      };
    case "march":
      return marchTexts(index, view, first, second);
    case "retreat":
      return {
        group: fighter(first),
        label: t("julius-caesar-retreat-to-place", { place: index.placeName(second) }),
      };
    case "sea-retreat":
      return {
        group: fighter(first),
        label: t("julius-caesar-retreat-aboard-ship-place", { place: index.placeName(second) }),
        tone: "sea",
        chip: t("julius-caesar-aboard-ship"),
      };
    case "fire":
      return { group: fighter(first), label: t("julius-caesar-fire"), tone: "attack" };
    case "pass":
      return { group: fighter(first), label: t("julius-caesar-pass") };
    case "hit":
      return {
        group: t("julius-caesar-who-takes-the-hit"),
        label: fighter(first),
        tone: "attack",
        buttonLabel: t("julius-caesar-takes-the-hit"),
      };
    case "disband":
      return { group: placeOf(first), label: t("julius-caesar-disband-block", { block: fighter(first) }) };
    case "raise": {
      const { strength } = locate(view, first);
      const later = t("julius-caesar-raise-block", { block: index.blockName(first, view.viewer) });
      // A block of the pool is levied before it is raised.
      if (!strength) return { group: placeOf(first), label: later };
      const next = Math.min(...index.block(first).steps.filter((step) => step > strength));
      return {
        group: placeOf(first),
        label: t("julius-caesar-raise-block-strength-next", {
          block: index.blockName(first, view.viewer),
          strength: ROMAN[strength] ?? strength,
          next: ROMAN[next] ?? next,
        }),
        laterLabel: later,
      };
    }
    case "levy":
      return {
        group: t("julius-caesar-levy-pool"),
        label: t("julius-caesar-block-in-place", {
          block: index.blockName(first, view.viewer),
          place: index.placeNameWithStars(second),
        }),
        chip: t("julius-caesar-levy-here"),
      };
    case "main-attack":
      return {
        group: t("julius-caesar-main-attack-on-place", { place: index.placeName(first) }),
        label: t("julius-caesar-from-place", { place: index.placeName(second) }),
      };
    case "battle":
      return {
        group: "",
        label: t("julius-caesar-battle-of-place", { place: index.placeName(first) }),
        tone: "attack",
      };
    default: {
      if (index.components.verbs[verb] === BLOCK_TO_PLACE)
        return { group: placeOf(first), label: `${fighter(first)} → ${index.placeNameWithStars(second)}` };
      const enemies = enemiesAt(view, first);
      const against = enemies ? ` (${t("julius-caesar-enemy-block", { n: enemies })})` : "";
      return { group: "", label: `${index.placeNameWithStars(first)}${against}` };
    }
  }
}

/** What the power of a God is used with, in a phase of its own. */
const GOD_VERBS = ["defect", "strike"];

/** What ending this phase means: what it loses, and whether the half turn is over with it. Movement by a God has no levies. */
function ending(index: ComponentIndex, view: CaesarView): Pick<ChoiceTexts, "wastes" | "final"> {
  const final = view.phase === "levies" || (view.phase === "movement" && view.god !== null);
  return { ...waste(index, view), ...(final ? { final } : {}) };
}

/** What ending this phase loses: points, or the power of a God. */
function waste(index: ComponentIndex, view: CaesarView): { wastes?: string } {
  if (view.phase === "movement" && view.moves_left)
    return { wastes: t("julius-caesar-moves-lost", { n: view.moves_left }) };
  if (view.phase === "levies" && view.levies_left)
    return { wastes: t("julius-caesar-levies-lost", { n: view.levies_left }) };
  const verbs = index.components.phases[view.phase]?.verbs ?? [];
  return GOD_VERBS.some((verb) => verbs.includes(verb)) ? { wastes: t("julius-caesar-god-wasted") } : {};
}

function marchTexts(index: ComponentIndex, view: CaesarView, id: string, to: string): ChoiceTexts {
  const enemies = enemiesAt(view, to);
  const aboard = index.isSea(to) && index.block(id).type !== "navis";
  const attack = enemies ? t("julius-caesar-attack-block", { n: enemies }) : "";
  const place = index.placeNameWithStars(to);
  const goal = aboard ? t("julius-caesar-aboard-ship-to-place", { place }) : place;
  const room = enemies ? roomForAttack(index, view, id, to) : "";
  return {
    group: index.blockPlaceName(view, id),
    label: `${index.blockNameWithStrength(view, id)} → ${goal}${attack ? `, ${attack}` : ""}`,
    tone: enemies ? "attack" : aboard ? "sea" : "act",
    chip:
      [attack, aboard ? t("julius-caesar-aboard-ship") : "", room].filter(Boolean).join(", ") || undefined,
  };
}

/** How many more blocks may attack over the border that this march uses, in words. */
function roomForAttack(index: ComponentIndex, view: CaesarView, id: string, to: string): string {
  const border = index.border(locate(view, id).place, to);
  const limit = border && index.attackLimit(border, view.god);
  if (border === undefined || limit === undefined) return "";
  const left = limit - (view.used[String(border.number)] ?? 0);
  return left > 0 ? t("julius-caesar-road-takes-left-more", { left }) : "";
}

/** The action that touching this piece and this place would be, if it were offered. */
export function attemptedAction(
  { components }: ComponentIndex,
  view: CaesarView,
  { piece, place }: Attempt,
): string | null {
  if (piece === undefined || place === undefined) return null;
  const verb = components.phases[view.phase]?.verbs.find((each) => components.verbs[each] === BLOCK_TO_PLACE);
  if (verb === undefined) return null;
  if (verb === "levy" && view.own?.[piece]?.[0] !== "levy-pool") return `raise ${piece}`;
  return `${verb} ${piece} ${place}`;
}
