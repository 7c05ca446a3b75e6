/** How a battle has ended, from its lines in the log and the screens before and after it. */

import type { Moment } from "../net/connection.svelte";
import type { LogLine } from "../net/screen";
import type { Piece, Scene, Title } from "../titles/title";
import { diceOf } from "./line-facts";

/** What has become of a piece. */
export interface Fate {
  piece: Piece;
  /** Strength at the end; 0 if it is lost. */
  strength: number;
  /** The place that it retreated to, if it did. */
  retreat: string | null;
}

export interface BattleReport {
  /** The line of the log that names the winner. */
  end: LogLine;
  place: string;
  /** Lines that say more than that a piece was hit: a leader killed, who retreats where. */
  news: LogLine[];
  /** The dice as they stood in the end, where both sides roll on a table. */
  note: string;
  /** By side: its pieces, where they can be told apart, and its dice. */
  sides: { side: string; fates: Fate[]; rolled: number; hits: number }[];
  /** Figures that win the game, where the battle has changed them. */
  points: { side: string; label: string; was: number; value: number }[];
}

/** The report of the battle that the log has ended with since it had `length` lines; null if none has. */
export function battleReport(
  title: Title,
  log: LogLine[],
  length: number,
  moments: readonly Moment[],
): BattleReport | null {
  const { battle } = title.logStyle;
  const last = log
    .slice(length)
    .map(([event]) => battle?.ends.includes(event))
    .lastIndexOf(true);
  if (!battle || last < 0) return null;
  const end = length + last;
  const start = log
    .slice(0, end)
    .map(([event]) => event)
    .lastIndexOf(battle.begins);
  const line = log[end];
  const place = line?.[1].place;
  if (start < 0 || line === undefined || typeof place !== "string") return null;
  const lines = log.slice(start, end + 1);
  const scenes = moments
    .filter((moment) => moment.end >= start && moment.end <= log.length && moment.screen.view)
    .map((moment) => title.scene(moment.screen.view!));
  const fought = scenes.flatMap(({ battle: found }) => (found?.place === place ? found : []));
  const isTabled = fought.some(({ table }) => table);
  return {
    end: line,
    place,
    note: isTabled ? (fought.filter(({ note }) => note).at(-1)?.note ?? "") : "",
    news: lines.filter(([event]) => battle.news.includes(event)),
    sides: title.sides.map((side) => ({
      side,
      fates: fates(side, place, lines, scenes),
      // On a table no die hits by itself.
      ...(isTabled ? { rolled: 0, hits: 0 } : diceTotals(side, lines)),
    })),
    points: points(scenes),
  };
}

function diceTotals(side: string, lines: LogLine[]): { rolled: number; hits: number } {
  const rolls = lines.flatMap((line) => (line[1].side === side ? (diceOf(line) ?? []) : []));
  return {
    rolled: rolls.reduce((sum, roll) => sum + roll.rolled.length, 0),
    hits: rolls.reduce((sum, roll) => sum + roll.hits, 0),
  };
}

/** Blocks of a side as they came into the battle, and what has become of each. */
function fates(side: string, place: string, lines: LogLine[], scenes: Scene[]): Fate[] {
  const first = new Map<string, Piece>();
  const last = new Map<string, Piece>();
  for (const { battle } of scenes) {
    if (battle?.place !== place) continue;
    const line = battle.lines.find((each) => each.side === side);
    for (const piece of [...(line?.ranks.flatMap((rank) => rank.pieces) ?? []), ...(line?.reserves ?? [])]) {
      if (piece.id === null || piece.shape !== "block") continue;
      if (!first.has(piece.id)) first.set(piece.id, piece);
      last.set(piece.id, piece);
    }
  }
  return [...first].map(([id, piece]) => {
    const own = lines.filter(([, { block }]) => block === id);
    const isLost = own.some(([event]) => event === "eliminated");
    const retreat = own.find(([, { destination }]) => typeof destination === "string")?.[1].destination;
    return {
      piece,
      strength: isLost ? 0 : (last.get(id)?.strength ?? piece.strength),
      retreat: typeof retreat === "string" ? retreat : null,
    };
  });
}

function points(scenes: Scene[]): BattleReport["points"] {
  const [before, after] = [scenes[0], scenes.at(-1)];
  return (after?.score ?? []).flatMap(({ side, figures }) =>
    figures.flatMap(({ label, value, goal }) => {
      const old = before?.score.find((each) => each.side === side)?.figures;
      const was = old?.find((figure) => figure.label === label)?.value ?? value;
      return goal === undefined ? [] : [{ side, label, was, value }];
    }),
  );
}
