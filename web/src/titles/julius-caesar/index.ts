/** Julius Caesar: views and actions as the table draws them. */

import type { Words } from "../../i18n/words";
import type { TitleFacts } from "../../net/protocol";
import type { LogLine, View } from "../../net/screen";
import type { Attempt, Choice, PieceCount, Scene, Title } from "../title";
import { capitalize } from "../generic";
import { isPublicPhase, phaseHint } from "../phases";
import { attemptedAction, createChoice } from "./choices";
import { ComponentIndex } from "./component-index";
import { orderStep, reachQuestion } from "./orders";
import { SIDES, type CaesarView, type Components } from "./data";
import { ghosts, stackKnowledge } from "./knowledge";
import { createScene } from "./scene";
import { LOG_STYLE } from "./texts";

const caesarView = (view: View): CaesarView => view as unknown as CaesarView;

export function createTitle(facts: TitleFacts, components: Record<string, unknown>, words: Words): Title {
  const index = new ComponentIndex(components as unknown as Components, words);
  return {
    id: facts.id,
    name: facts.title,
    sides: SIDES,
    words,
    sheet: "julius-caesar",
    stayAction: "stop",
    note: "",
    logStyle: LOG_STYLE,
    places: index.places,
    sideName: index.sideName,
    scene: (view: View): Scene => createScene(index, caesarView(view)),
    choice: (view: View, action: string): Choice => createChoice(index, caesarView(view), action),
    hint(view: View, kind: string) {
      const { god, phase } = caesarView(view);
      if (kind === "movement" && god !== null)
        return { text: words.name("card-text", god), rule: capitalize(god) };
      return phaseHint(words, index.components.phases, phase, kind);
    },
    isPublic: (kind: string) => isPublicPhase(index.components.phases, kind),
    oddsQuestion: (_: View, place: string, army: PieceCount[]): string =>
      [place, ...army.map((group) => group.piece)].join(" "),
    stackKnowledge: (view: View, facts: Record<string, unknown>, place: string) =>
      stackKnowledge(index, caesarView(view), facts, place),
    ghosts: (view: View, facts: Record<string, unknown>) => ghosts(index, caesarView(view), facts),
    reachQuestion: (view: View, pieces: string[]) => reachQuestion(caesarView(view), pieces),
    orderStep: (view: View, line: LogLine) => orderStep(index, caesarView(view), line),
    attemptedAction: (view: View, attempt: Attempt) => attemptedAction(index, caesarView(view), attempt),
  };
}
