/** A title that nobody has drawn yet: every decision can be made, from the words alone. */

import type { LogLine, View } from "../net/screen";
import type { Choice, Scene, Title } from "./title";

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `carthago-nova` as `Carthago nova`. */
export const spoken = (word: string): string => capital(word.replaceAll("-", " "));

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function generic(id: string, name: string, sides: string[]): Title {
  return {
    id,
    name,
    note: "",
    sides,
    places: new Map(),
    sheet: null,
    telling: { headings: [], turns: [], loud: [], pauses: {} },
    sideName: (side) => spoken(side),
    scene(view: View): Scene {
      return {
        viewer: text(view.viewer),
        phase: spoken(text(view.phase)),
        decides: text(view.decides) || null,
        pieces: [],
        pools: [],
        owners: {},
        cards: [],
        rows: [],
        auction: null,
        played: [],
        held: "",
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
        group: rest.length ? spoken(verb) : "",
        label: rest.length ? rest.map(spoken).join(" · ") : spoken(verb),
        tone: "act",
      };
    },
    hint: () => ({ text: "", rule: "" }),
    wish: () => null,
    dice: (_: LogLine) => null,
    mentions: () => [],
    route: () => null,
    stay: null,
  };
}
