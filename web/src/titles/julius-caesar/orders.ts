/** What a side of Julius Caesar has ordered in its half of a turn, as the log tells it. */

import type { LogLine } from "../../net/screen";
import type { OrderStep } from "../title";
import { locate, type ComponentIndex } from "./component-index";
import type { CaesarView } from "./data";
import { knownPiece } from "./scene";

/** By phase: the events that are orders in it. */
const ORDERS: Record<string, string[]> = {
  movement: ["march", "sail"],
  marching: ["march", "sail"],
  levies: ["march", "sail", "levy", "raise"],
};

export function orderStep(
  index: ComponentIndex,
  view: CaesarView,
  [event, facts]: LogLine,
): OrderStep | null {
  const { block, side, origin, destination, place } = facts;
  if (!ORDERS[view.phase]?.includes(event) || side !== view.viewer || typeof block !== "string") return null;
  const to = typeof destination === "string" ? destination : typeof place === "string" ? place : "";
  const from = typeof origin === "string" ? origin : "";
  const pieces = [knownPiece(index, view, block, view.viewer, to, locate(view, block).strength)];
  const action = from ? `march ${block} ${to}` : event === "levy" ? `levy ${block} ${to}` : `raise ${block}`;
  // Levies come after all marches.
  return { actions: [action], opens: from ? undefined : "end", who: block, goesOn: true, from, to, pieces };
}

/** The question how far blocks can go; only in the own movement, before a block is under way. */
export const reachQuestion = (view: CaesarView, blocks: string[]): string | null =>
  view.phase === "movement" && view.decides === view.viewer ? `reach ${blocks.join(" ")}` : null;
