/** The enemy's turn in steps, made from the lines of the log: where it begins, and which lines are one step. */

import type { LogLine } from "../net/screen";
import type { LogStyle } from "../titles/title";

/** Lines that are shown together. */
export interface FilmStep {
  lines: LogLine[];
  /** Where they begin and end in the log. */
  from: number;
  to: number;
}

/**
 * Where the enemy's turn begins in the log: after the last action of `side` outside of the enemy's turns; -1 if the
 * enemy had no turn since then. What comes between two turns, such as cards that are shown, belongs to it.
 */
export function turnStart(log: LogLine[], style: LogStyle, side: string): number {
  let start = -1;
  let hasTurn = false;
  // Backwards by parts: each ends where a turn begins.
  let end = log.length;
  for (let at = log.length - 1; at >= 0; at--) {
    const [event, facts] = log[at] ?? ["", {}];
    if (!style.turns.includes(event)) continue;
    const isEnemy = typeof facts.side === "string" && facts.side !== side;
    const part = isEnemy ? [] : log.slice(at, end);
    const acts = part.flatMap((line, number) => (isAct(line, style, side) ? [number] : []));
    const acted = acts.at(-1);
    if (acted !== undefined) {
      // Of the viewer's own turn nothing is told, not even a battle after the last march.
      start = facts.side === side ? end : at + acted + 1;
      break;
    }
    hasTurn ||= isEnemy;
    start = at;
    end = at;
  }
  const isTold = hasTurn || log.slice(start).some(([event]) => style.openers?.includes(event));
  return start >= 0 && start < log.length && isTold ? start : -1;
}

const isAct = ([event, facts]: LogLine, style: LogStyle, side: string): boolean =>
  facts.side === side && style.acts.includes(event);

/** The lines from `start` on in steps. */
export function filmSteps(log: LogLine[], start: number, style: LogStyle): FilmStep[] {
  const steps: FilmStep[] = [];
  for (let at = start; at >= 0 && at < log.length; at++) {
    const line = log[at];
    const step = steps.at(-1);
    if (line === undefined) continue;
    if (step && (style.follows.includes(line[0]) || isSameMove(step.lines[0], line))) {
      step.lines.push(line);
      step.to = at + 1;
    } else steps.push({ lines: [line], from: at, to: at + 1 });
  }
  return steps;
}

/** Whether two events are one movement of several pieces: from the same place to the same place. */
function isSameMove(one: LogLine | undefined, other: LogLine): boolean {
  if (one === undefined || one[0] !== other[0] || other[1].destination === undefined) return false;
  return (["side", "origin", "destination"] as const).every((fact) => one[1][fact] === other[1][fact]);
}
