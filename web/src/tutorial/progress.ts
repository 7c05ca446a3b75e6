/** How far the player of this browser has come in a guided game. */

import { readStored, writeStored } from "../settings/storage";

const KEY = "rubicon-guide";

interface Progress {
  game: string;
  done: string[];
  /** The stage, of a guide with several. */
  stage?: string;
}

const progressOf = (game: string): Progress | null => {
  const found = readStored<Progress | null>(KEY, null);
  return found?.game === game ? found : null;
};

/** The steps that are done in this game; null if it is not the guided game of this browser. */
export const tutorialProgress = (game: string): string[] | null => progressOf(game)?.done ?? null;

/** The stage that this game is; an empty text if the guide has only one. */
export const tutorialStage = (game: string): string => progressOf(game)?.stage ?? "";

export const saveTutorialProgress = (game: string, done: string[], stage = tutorialStage(game)): void =>
  writeStored(KEY, stage ? { game, done, stage } : { game, done });

export const clearTutorialProgress = (): void => writeStored(KEY, null);
