/** How far the guided game of this browser has come. */

import { readStored, writeStored } from "../settings/storage";

const KEY = "rubicon-guide";

/** The guided game under way: which it is, and the steps that are done. Nothing for any other game. */
export function tutorialProgress(game: string): string[] | null {
  const found = readStored<{ game: string; done: string[] } | null>(KEY, null);
  return found?.game === game ? found.done : null;
}

export const saveTutorialProgress = (game: string, done: string[]): void => writeStored(KEY, { game, done });

export const clearTutorialProgress = (): void => writeStored(KEY, null);
