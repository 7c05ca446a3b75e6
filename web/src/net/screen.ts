/** What a viewer sees: types for the parts that protocol.ts leaves open. */

import type { Message } from "../i18n/words";
import type { StandingOrder } from "./protocol";

export type View = Record<string, unknown>;
/** An event as the viewer may know it: its name and its facts. */
export type LogLine = Message;

export interface Decision {
  kind: string;
  prompt: Message;
  actions: string[];
}

export interface Ending {
  winner: string | null;
  score: number[] | null;
  reason: Message;
}

export interface Screen {
  view: View | null;
  decision: Decision | null;
  undo: boolean;
  ending: Ending | null;
}

/** The screen before a game begins, to which the first patch is applied. */
export const EMPTY_SCREEN: Screen = { view: null, decision: null, undo: false, ending: null };

export interface SeatFacts {
  side: string;
  kind: "person" | "bot" | "open" | string;
  name: string;
  bot: string;
  /** It is the name of an account, which nobody else may use. */
  registered?: boolean;
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
  /** Words for the dice, see dice-words.ts. Earlier servers do not have it. */
  words?: { phase: "commit" | "reveal" | null; commitments: [string, string, boolean][] };
  /** Whether hints and odds may be asked for. */
  hints: boolean;
  /** Whether this side may claim the game now. */
  claimable?: boolean;
  draw_offer: string | null;
  rematch: string[];
  next: string | null;
  /** The decisions for which standing orders can be given. */
  windows?: OrderWindow[];
  /** The standing orders of the viewer's own side. */
  orders?: StandingOrder[];
}

/** A kind of decision that answers another side: the action that passes, and the facts that limit an order. */
export interface OrderWindow {
  kind: string;
  passing: string;
  scopes: string[];
}
