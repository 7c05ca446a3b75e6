/** What a viewer sees, with the types that the protocol leaves to its table of words. */

export type View = Record<string, unknown>;
export type LogLine = [word: string, text: string];

export interface Decision {
  kind: string;
  prompt: string;
  actions: string[];
}

export interface Ending {
  winner: string | null;
  score: number[] | null;
  reason: string;
}

export interface Screen {
  view: View | null;
  decision: Decision | null;
  undo: boolean;
  ending: Ending | null;
}

/** What is seen before a game begins: the ground that the first update stands on. */
export const EMPTY_SCREEN: Screen = { view: null, decision: null, undo: false, ending: null };

export interface SeatFacts {
  side: string;
  kind: "person" | "bot" | "open" | string;
  name: string;
  bot: string;
}

export interface TableFacts {
  id: string;
  title: string;
  options: Record<string, string>;
  clock: string;
  status: "waiting" | "playing" | "over";
  commitment: string;
  seats: SeatFacts[];
  asked: string[];
  /** Whether hints and odds may be asked for. */
  hints: boolean;
  draw_offer: string | null;
  rematch: string[];
  next: string | null;
}
