/** Caesar XL: views and actions as the table draws them. */

import type { Words } from "../../i18n/words";
import type { TitleFacts } from "../../net/protocol";
import type { LogLine, View } from "../../net/screen";
import { t } from "../../i18n";
import type { Attempt, Choice, PieceCount, Scene, Title } from "../title";
import { isPublicPhase, phaseHint } from "../phases";
import { attemptedAction, createChoice } from "./choices";
import { SIDES, type Pack, type XLView } from "./data";
import { orderStep } from "./orders";
import { PackIndex } from "./pack-index";
import { parsePieceId } from "./pieces";
import { createScene } from "./scene";
import { LOG_STYLE } from "./texts";

const xlView = (view: View): XLView => view as unknown as XLView;

export function createTitle(facts: TitleFacts, components: Record<string, unknown>, words: Words): Title {
  const index = new PackIndex(components as unknown as Pack, words);
  return {
    id: facts.id,
    name: facts.title,
    // The note of another pack is as its maker wrote it.
    note: facts.id.includes("@") ? index.pack.note : t("caesar-xl-map-setup-most-cards"),
    sides: SIDES,
    words,
    // The sheet is drawn for our own pack; the id of any other carries its digest.
    sheet: facts.id.includes("@") ? null : facts.id,
    stayAction: null,
    logStyle: LOG_STYLE,
    places: index.places,
    sideName: index.sideName,
    scene: (view: View): Scene => createScene(index, xlView(view)),
    choice: (view: View, action: string): Choice => createChoice(index, xlView(view), action),
    hint(view: View, kind: string) {
      const { battle, phase } = xlView(view);
      const retreats = kind === "hits" && battle?.retreating;
      return phaseHint(words, index.pack.phases, phase, retreats ? "vae-victis" : kind);
    },
    isPublic: (kind: string) => isPublicPhase(index.pack.phases, kind),
    oddsQuestion(_: View, place: string, army: PieceCount[]): string {
      const units = army.map(({ piece, count }) => {
        const { kind, place: from } = parsePieceId(piece);
        return `${kind}${count > 1 ? `:${count}` : ""}@${from}`;
      });
      return [place, ...units].join(" ");
    },
    orderStep: (view: View, line: LogLine) => orderStep(index, xlView(view), line),
    attemptedAction: (view: View, attempt: Attempt) => attemptedAction(index, xlView(view), attempt),
  };
}
