/**
 * What the viewer has ordered in this phase and can still take back, read off the log: marches, levies. Steps of one
 * march, and pieces that went the same way, are one order.
 */

import type { LogLine, View } from "../net/screen";
import type { OrderStep, Piece, Title } from "../titles/title";

export interface Order {
  /** The pieces that went, each once. */
  pieces: Piece[];
  /** The places of the way, in order; of a levy only the place where it came in. */
  path: string[];
  /** The numbers of its steps among all steps, in ascending order. */
  steps: number[];
}

/** The steps of this phase, oldest first: those after the last deed that cannot be taken back by itself. */
export function orderSteps(title: Title, view: View, log: LogLine[]): OrderStep[] {
  const step = title.orderStep?.bind(title);
  if (!step) return [];
  let found: OrderStep[] = [];
  for (const line of log) {
    const next = step(view, line);
    if (next) found.push(next);
    else if ([title.logStyle.turns, title.logStyle.acts].some((events) => events.includes(line[0])))
      found = [];
  }
  return found;
}

/** Steps as orders, in the order in which they began. */
export function ordersOf(steps: OrderStep[]): Order[] {
  const marches: { who: string; path: string[]; steps: number[]; pieces: Piece[] }[] = [];
  steps.forEach((step, at) => {
    const march = marches.filter((each) => each.who === step.who).at(-1);
    if (march && step.from && step.goesOn && march.path.at(-1) === step.from) {
      march.path.push(step.to);
      march.steps.push(at);
      march.pieces = step.pieces;
    } else
      marches.push({
        who: step.who,
        path: step.from ? [step.from, step.to] : [step.to],
        steps: [at],
        pieces: step.pieces,
      });
  });
  const orders = new Map<string, Order>();
  for (const { path, steps: taken, pieces } of marches) {
    const known = orders.get(path.join(" "));
    if (known) {
      known.pieces.push(...pieces);
      known.steps.push(...taken);
    } else orders.set(path.join(" "), { path, steps: taken, pieces: [...pieces] });
  }
  return [...orders.values()].map((order) => ({ ...order, steps: order.steps.sort((a, b) => a - b) }));
}
