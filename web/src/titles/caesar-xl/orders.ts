/** What a side of Caesar XL has ordered in this phase, as the log tells it. */

import type { LogLine } from "../../net/screen";
import type { OrderStep } from "../title";
import { SIDES, type XLView } from "./data";
import type { PackIndex } from "./pack-index";
import { createPiece } from "./pieces";

/** Units of one kind, as the log counts them. */
interface Counted {
  unit: string;
  count: number;
}

const isCounted = (facts: unknown): facts is Counted =>
  typeof facts === "object" && facts !== null && "unit" in facts && "count" in facts;

/** `["units", { unit, count }]`, or a list of these. */
function countedUnits(fact: unknown): Counted[] {
  if (!Array.isArray(fact)) return [];
  if (fact[0] === "units" && isCounted(fact[1])) return [fact[1]];
  return fact.flatMap(countedUnits);
}

export function orderStep(index: PackIndex, view: XLView, [event, facts]: LogLine): OrderStep | null {
  const { side, origin, destination, place } = facts;
  const isMarch = event === "march" && view.phase === "march";
  const isRecruit = event === "recruit" && view.phase === "purchase";
  const own = SIDES.find((each) => each === side);
  if (!(isMarch || isRecruit) || own !== view.viewer || own !== view.active) return null;
  const from = typeof origin === "string" ? origin : "";
  const to = typeof destination === "string" ? destination : typeof place === "string" ? place : "";
  const units = countedUnits(facts.units);
  return {
    actions: units.flatMap(({ unit, count }) =>
      Array.from({ length: count }, () =>
        isMarch ? `march ${unit} ${from} ${to}` : `recruit-${unit} ${to}`,
      ),
    ),
    who: units.map(({ unit }) => unit).join(" "),
    goesOn: false,
    from,
    to,
    pieces: units.map(({ unit, count }) => createPiece(index, view, own, unit, to, count)),
  };
}
