/** What the titles read from a line of the log. */

import type { Place } from "./title";

/** Ids of the places that a text names. */
export function mentionedPlaces(places: ReadonlyMap<string, Place>, text: string): string[] {
  return [...places.values()]
    .filter((place) => new RegExp(`\\b${place.name}\\b`).test(text))
    .map((place) => place.id);
}

/** Ids of the two places with these names; null if one of them is no place. */
export function routeBetween(
  places: ReadonlyMap<string, Place>,
  from: string | undefined,
  to: string | undefined,
): string[] | null {
  const ids = [from, to].map((name) => [...places.values()].find((place) => place.name === name)?.id);
  return ids.every((id) => id !== undefined) ? ids : null;
}
