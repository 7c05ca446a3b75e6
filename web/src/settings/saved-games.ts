/** The games that this browser remembers, with the tokens of their seats, latest first. */

import { readStored, writeStored } from "./storage";

export interface SavedGame {
  game: string;
  /** One token, or several for a hot-seat. */
  tokens: string[];
  /** For a hot-seat: the token of what both players may see together. */
  shared?: string;
  title: string;
  /** What the player plays, for a list: `Caesar against Tiro`. */
  what: string;
  at: number;
  over?: boolean;
  /** Who sits on the other side, if it is a person with a name. */
  opponent?: string;
  /** How far it has gone: `706, turn 3`. */
  progress?: string;
  /** The tokens of the links to pass on, while the other seat is free. */
  invitation?: string;
  spectator?: string;
}

const KEY = "rubicon-games";
const MAX_GAMES = 30;

export const savedGames = (): SavedGame[] => readStored<SavedGame[]>(KEY, []);

/** Store a game, or its changes, at the head of the list. */
export function saveGame(game: SavedGame): void {
  writeStored(KEY, [game, ...savedGames().filter((other) => other.game !== game.game)].slice(0, MAX_GAMES));
}

export const savedGame = (game: string): SavedGame | undefined =>
  savedGames().find((each) => each.game === game);

/** The address of its table in this browser. */
export const tableAddress = ({ tokens, shared }: Pick<SavedGame, "tokens" | "shared">): string =>
  `/g#${[...tokens, ...(shared ? [shared] : [])].join("+")}`;

/** Store that a game was opened. What the player was told when it was made stays. */
export function saveVisit(visit: Omit<SavedGame, "at">): void {
  const known = savedGame(visit.game);
  saveGame({ ...known, ...visit, what: known?.what ?? visit.what, at: Date.now() });
}

export function forgetGame(game: string): void {
  writeStored(
    KEY,
    savedGames().filter((other) => other.game !== game),
  );
}
