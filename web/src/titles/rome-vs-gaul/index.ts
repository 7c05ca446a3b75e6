/** Caesar: Rome vs Gaul: views and actions as the table draws them. */

import type { Words } from "../../i18n/words";
import type { TitleFacts } from "../../net/protocol";
import type { LogLine, View } from "../../net/screen";
import type { Attempt, Choice, PieceCount, Scene, Title } from "../title";
import { t } from "../../i18n";
import { isPublicPhase, phaseHint } from "../phases";
import { attemptedAction, createChoice } from "./choices";
import { SIDES, type GaulView, type Pack } from "./data";
import { PackIndex } from "./pack-index";
import { createInspection, liveQuestion, placeQuestions } from "./inspection";
import { createScene } from "./scene";
import { LEGEND, LOG_STYLE } from "./texts";

const gaulView = (view: View): GaulView => view as unknown as GaulView;

export function createTitle(facts: TitleFacts, components: Record<string, unknown>, words: Words): Title {
  const index = new PackIndex(components as unknown as Pack, words);
  return {
    id: facts.id,
    name: facts.title,
    // The note of another pack is as its maker wrote it.
    note: facts.id.includes("@") ? index.pack.note : t("rome-vs-gaul-our-design"),
    sides: SIDES,
    words,
    // The sheet is drawn for our own pack; the id of any other carries its digest.
    sheet: facts.id.includes("@") ? null : facts.id,
    stayAction: null,
    logStyle: LOG_STYLE,
    legend: LEGEND.map((entry) => ({ ...entry, label: t(entry.label) })),
    places: index.places,
    sideName: index.sideName,
    scene: (view: View): Scene => createScene(index, words, gaulView(view)),
    choice: (view: View, action: string): Choice => createChoice(index, gaulView(view), action),
    hint: (view: View, kind: string) => {
      const hint = phaseHint(words, index.pack.phases, gaulView(view).phase, kind);
      return kind === "actions"
        ? { ...hint, text: `${hint.text} ${t("rome-vs-gaul-actions-on-the-map")}` }
        : hint;
    },
    isPublic: (kind: string) => isPublicPhase(index.pack.phases, kind),
    oddsQuestion: (_: View, place: string, army: PieceCount[]) =>
      [place, ...army.map(({ piece }) => piece)].join(" "),
    liveQuestion: (view: View) => liveQuestion(gaulView(view)),
    placeQuestions: (view: View, place: string) => placeQuestions(index, gaulView(view), place),
    inspection: (view: View, facts: Record<string, unknown>, log: LogLine[]) =>
      createInspection(index, gaulView(view), facts, log),
    attemptedAction: (view: View, attempt: Attempt) => attemptedAction(gaulView(view), attempt),
  };
}
