/** The games of this browser: links to their tables, the latest first. */

import { readStored, writeStored } from "./storage";

export interface SavedGame {
  game: string;
  /** One token, or several for a hot-seat. */
  tokens: string[];
  title: string;
  /** Who one is: `Caesar against the computer`. */
  what: string;
  at: number;
  over?: boolean;
}

const KEY = "rubicon-games";
const MAX_GAMES = 30;

export const savedGames = (): SavedGame[] => readStored<SavedGame[]>(KEY, []);

/** Remember a game, or what has changed of it. The latest comes first. */
export function saveGame(game: SavedGame): void {
  writeStored(KEY, [game, ...savedGames().filter((other) => other.game !== game.game)].slice(0, MAX_GAMES));
}

export function forgetGame(game: string): void {
  writeStored(
    KEY,
    savedGames().filter((other) => other.game !== game),
  );
}
