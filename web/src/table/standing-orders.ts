/** Standing orders: which ones a player can give now, and which are given. The table obeys them. */

import type { StandingOrder } from "../net/protocol";
import type { Decision, OrderWindow } from "../net/screen";

/** Instead of a kind of window: pass in all of them until the player's own turn. */
export const UNTIL_TURN = "until-turn";

export const untilTurn: StandingOrder = { window: UNTIL_TURN, fact: "", value: "" };

export const isSameOrder = (a: StandingOrder, b: StandingOrder): boolean =>
  a.window === b.window && (a.fact ?? "") === (b.fact ?? "") && (a.value ?? "") === (b.value ?? "");

/** The orders that fit the window in which the player is asked now, the narrowest first. */
export function fittingOrders(decision: Decision | null, windows: OrderWindow[]): StandingOrder[] {
  const window = windows.find(({ kind }) => kind === decision?.kind);
  if (!window || !decision) return [];
  const facts = decision.prompt[1];
  const here = window.scopes.flatMap((fact) =>
    typeof facts[fact] === "string" || typeof facts[fact] === "number"
      ? [{ window: window.kind, fact, value: String(facts[fact]) }]
      : [],
  );
  return [...here, { window: window.kind, fact: "", value: "" }];
}

/** The orders with this one given, or taken back if it was given. */
export const toggleOrder = (orders: StandingOrder[], order: StandingOrder): StandingOrder[] =>
  orders.some((each) => isSameOrder(each, order))
    ? orders.filter((each) => !isSameOrder(each, order))
    : [...orders, order];
