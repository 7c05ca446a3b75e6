/** Caesar: Rome vs Gaul: views and actions as the table draws them. */

import type { Words } from "../../i18n/words";
import type { TitleFacts } from "../../net/protocol";
import type { View } from "../../net/screen";
import type { Attempt, Choice, Scene, Title } from "../title";
import { t } from "../../i18n";
import { attemptedAction, createChoice } from "./choices";
import { SIDES, type GaulView, type Pack } from "./data";
import { PackIndex } from "./pack-index";
import { createScene } from "./scene";
import { HINTS, LOG_STYLE } from "./texts";

const gaulView = (view: View): GaulView => view as unknown as GaulView;

export function createTitle(facts: TitleFacts, components: Record<string, unknown>, words: Words): Title {
  const index = new PackIndex(components as unknown as Pack);
  return {
    id: facts.id,
    name: facts.title,
    note: index.pack.note,
    sides: SIDES,
    words,
    // The sheet is drawn for our own pack; the id of any other carries its digest.
    sheet: facts.id.includes("@") ? null : facts.id,
    stayAction: null,
    logStyle: LOG_STYLE,
    places: index.places,
    sideName: index.sideName,
    scene: (view: View): Scene => createScene(index, gaulView(view)),
    choice: (view: View, action: string): Choice => createChoice(index, gaulView(view), action),
    hint(_: View, kind: string) {
      const [text = "", rule = ""] = HINTS[kind] ?? [];
      return { text: t(text), rule };
    },
    attemptedAction: (view: View, attempt: Attempt) => attemptedAction(gaulView(view), attempt),
  };
}
