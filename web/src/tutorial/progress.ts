/** How far the player of this browser has come in a guided game. */

import { readStored, writeStored } from "../settings/storage";

const KEY = "rubicon-guide";

/** The steps that are done in this game; null if it is not the guided game of this browser. */
export function tutorialProgress(game: string): string[] | null {
  const found = readStored<{ game: string; done: string[] } | null>(KEY, null);
  return found?.game === game ? found.done : null;
}

export const saveTutorialProgress = (game: string, done: string[]): void => writeStored(KEY, { game, done });

export const clearTutorialProgress = (): void => writeStored(KEY, null);
