/** A title without a folder of its own here: every decision can be made, from the texts of the server alone. */

import type { Words } from "../i18n/words";
import type { View } from "../net/screen";
import { isPublicPhase, phaseHeading, phaseHint, type Phases } from "./phases";
import type { Choice, Scene, Title } from "./title";

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `carthago-nova` as `Carthago nova`. */
export const idToName = (word: string): string => capitalize(word.replaceAll("-", " "));

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

export function genericTitle(
  id: string,
  name: string,
  sides: string[],
  words: Words,
  components: Record<string, unknown> = {},
): Title {
  const phases = components.phases as Phases | undefined;
  return {
    id,
    name,
    note: "",
    sides,
    words,
    places: new Map(),
    sheet: null,
    logStyle: { headings: [], turns: [], acts: [], follows: [], concerns: [], loud: [], pauses: {} },
    sideName: (side) => words.name("side", side),
    scene(view: View): Scene {
      return {
        viewer: asText(view.viewer),
        phase: phaseHeading(words, asText(view.phase)) || idToName(asText(view.phase)),
        decides: asText(view.decides) || null,
        pieces: [],
        pools: [],
        owners: {},
        cards: [],
        openCards: [],
        auction: null,
        played: [],
        tracks: [],
        score: [],
        counters: [],
        battle: null,
        marching: null,
      };
    },
    choice(_: View, action: string): Choice {
      const [verb = "", ...rest] = action.split(" ");
      return {
        action,
        verb,
        group: rest.length ? idToName(verb) : "",
        label: rest.length ? rest.map(idToName).join(" · ") : idToName(verb),
        tone: "act",
      };
    },
    hint: (view: View, kind: string) => phaseHint(words, phases, asText(view.phase), kind),
    isPublic: (kind: string) => isPublicPhase(phases, kind),
    attemptedAction: () => null,
    stayAction: null,
  };
}
