/** What the board shows of a line of the log. The names of these facts mean the same in every title. */

import type { LogLine } from "../net/screen";
import type { Title } from "../titles/title";

/** The dice that an event reports, and how many of them hit. */
export function diceOf([, facts]: LogLine): { rolled: number[]; hits: number } | null {
  if (!Array.isArray(facts.dice)) return null;
  // In the order in which the sentence names them: those of the side, then those of the enemy if they roll together.
  const rolled = [facts.dice, facts.enemy_dice].flat().filter((die) => typeof die === "number");
  return { rolled, hits: typeof facts.hits === "number" ? facts.hits : 0 };
}

const placesIn = (title: Title, facts: unknown[]): string[] =>
  facts.filter((fact) => typeof fact === "string").filter((place) => title.places.has(place));

/** Ids of the places that an event is about. */
export const placesOf = (title: Title, [, { place, origin, destination }]: LogLine): string[] =>
  placesIn(title, [origin, destination, place]);

/** The places of a march that an event reports, in order; null if it reports none. */
export function routeOf(title: Title, [, { origin, destination }]: LogLine): string[] | null {
  const places = placesIn(title, [origin, destination]);
  return places.length === 2 ? places : null;
}

/** The side that alone knows this line, in the log that hides nothing; or an empty text. */
export const readerOf = ([, { by }]: LogLine): string => (typeof by === "string" ? by : "");

/** The ways of the latest marches, oldest first: of the current half turn, or of the one before. */
export function latestMarches(title: Title, log: LogLine[]): string[][] {
  const found: string[][] = [];
  let halfTurns = 0;
  for (const line of log.slice(-40).reverse()) {
    if (title.logStyle.turns.includes(line[0]) && (++halfTurns === 2 || found.length)) break;
    const places = routeOf(title, line);
    if (places) found.unshift(places);
  }
  return found;
}
