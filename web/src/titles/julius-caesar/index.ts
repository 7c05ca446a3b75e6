/** Julius Caesar: views and actions as the table draws them. */

import type { TitleFacts } from "../../net/protocol";
import type { LogLine, View } from "../../net/screen";
import type { Attempt, Choice, PieceCount, Scene, Title } from "../title";
import { t } from "../../i18n";
import { capitalize } from "../generic";
import { mentionedPlaces, routeBetween } from "../log-text";
import { attemptedAction, createChoice } from "./choices";
import { ComponentIndex, sideName } from "./component-index";
import { SIDES, type CaesarView, type Components } from "./data";
import { createScene } from "./scene";
import { GODS, HINTS, LOG_STYLE } from "./texts";

/** `Legio 13 fires 1 5 6 and scores a hit.` */
const FIRE_LINE = /^.+ fires ([1-6](?: [1-6])*) and (misses|scores a hit|scores (\d) hits)\.$/;
/** `Legio 13: Rome → Genua.` */
const MARCH_LINE = /: ([^:]+) → (.+)\.$/;

const caesarView = (view: View): CaesarView => view as unknown as CaesarView;

export function createTitle(facts: TitleFacts, components: Record<string, unknown>): Title {
  const index = new ComponentIndex(components as unknown as Components);
  return {
    id: facts.id,
    name: facts.title,
    sides: SIDES,
    sheet: "julius-caesar",
    stayAction: "stop",
    note: "",
    logStyle: LOG_STYLE,
    places: index.places,
    sideName,
    scene: (view: View): Scene => createScene(index, caesarView(view)),
    choice: (view: View, action: string): Choice => createChoice(index, caesarView(view), action),
    hint(view: View, kind: string) {
      const { god } = caesarView(view);
      const power = god === null ? undefined : GODS[god];
      if (kind === "movement" && god !== null && power) return { text: t(power), rule: capitalize(god) };
      const [text = "", rule = ""] = HINTS[kind] ?? [];
      return { text: t(text), rule };
    },
    oddsQuestion: (_: View, place: string, army: PieceCount[]): string =>
      [place, ...army.map((group) => group.piece)].join(" "),
    attemptedAction: (view: View, attempt: Attempt) => attemptedAction(caesarView(view), attempt),
    dice([kind, text]: LogLine) {
      const found = kind === "fire" ? FIRE_LINE.exec(text) : null;
      if (!found) return null;
      const hits = found[3] ? Number(found[3]) : found[2] === "misses" ? 0 : 1;
      return { rolled: (found[1] ?? "").split(" ").map(Number), hits };
    },
    route([, text]: LogLine) {
      const [, from, to] = MARCH_LINE.exec(text) ?? [];
      return routeBetween(index.places, from, to);
    },
    mentions: ([, text]: LogLine): string[] => mentionedPlaces(index.places, text),
  };
}
