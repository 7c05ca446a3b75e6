/** Caesar: Rome vs Gaul: views and actions as the table draws them. */

import type { Words } from "../../i18n/words";
import type { TitleFacts } from "../../net/protocol";
import type { View } from "../../net/screen";
import type { Attempt, Choice, Scene, Title } from "../title";
import { phaseHint } from "../phases";
import { attemptedAction, createChoice } from "./choices";
import { SIDES, type GaulView, type Pack } from "./data";
import { PackIndex } from "./pack-index";
import { createScene } from "./scene";
import { LOG_STYLE } from "./texts";

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
    scene: (view: View): Scene => createScene(index, words, gaulView(view)),
    choice: (view: View, action: string): Choice => createChoice(index, gaulView(view), action),
    hint: (view: View, kind: string) => phaseHint(words, index.pack.phases, gaulView(view).phase, kind),
    attemptedAction: (view: View, attempt: Attempt) => attemptedAction(gaulView(view), attempt),
  };
}
