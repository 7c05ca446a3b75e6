/** The games that this browser remembers, with the tokens of their seats, latest first. */

import { readStored, writeStored } from "./storage";

export interface SavedGame {
  game: string;
  /** One token, or several for a hot-seat. */
  tokens: string[];
  title: string;
  /** What the player plays, for a list: `Caesar against Tiro`. */
  what: string;
  at: number;
  over?: boolean;
}

const KEY = "rubicon-games";
const MAX_GAMES = 30;

export const savedGames = (): SavedGame[] => readStored<SavedGame[]>(KEY, []);

/** Store a game, or its changes, at the head of the list. */
export function saveGame(game: SavedGame): void {
  writeStored(KEY, [game, ...savedGames().filter((other) => other.game !== game.game)].slice(0, MAX_GAMES));
}

export function forgetGame(game: string): void {
  writeStored(
    KEY,
    savedGames().filter((other) => other.game !== game),
  );
}
