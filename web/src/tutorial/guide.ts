/**
 * A guided first game: the real table, the real rules, the computer as the enemy, and a coach that says what to do now
 * and why. A title declares its guide as a list of steps; the coach knows none of them by name.
 *
 * A step is a condition on the position, not a place in a script. The coach shows the first step of the list that is
 * not done and whose `when` holds, so whatever legal action the player takes, the next step that fits is shown. A step
 * is done when its `done` says so; or, without `done`, when it was shown and its `when` no longer holds; or when its
 * button was pressed, if it has only something to read. Steps with `always` are never done: they are shown whenever no
 * other step fits.
 *
 * To write one: export `guide` from `src/titles/TITLE/guide.ts`. It is found there by itself.
 */

import type { LogLine, View } from "../net/screen";
import type { Choice, Scene } from "../titles/title";

/** All that a step may ask about: what the player sees, and the piece that is picked up. */
export interface GuideState {
  view: View;
  scene: Scene;
  /** The kind of decision that the player is asked for; null when others decide. */
  kind: string | null;
  /** The rule that its hint names, or nothing. */
  rule: string;
  choices: Choice[];
  /** The piece that the player has picked up. */
  piece: string | null;
  log: LogLine[];
  placeName(id: string): string;
  /** What holding a place is worth; 0 for most. */
  placeValue(id: string): number;
  /** How many events of this kind the log has. */
  countEvents(kind: string): number;
  /** Ids of the steps that are done. */
  done: ReadonlySet<string>;
  /** The stage of the guide, if it has several. */
  stage: string;
  over: boolean;
}

/** A part of the page to look at, other than pieces, places, cards and buttons. */
export type PagePart = "score" | "tracks" | "hand" | "prompt" | "battle" | "panel" | "map" | "help";

export interface GuideStep {
  id: string;
  /** One of the guide's chapters; without it, that of the stage in which the step is shown. */
  chapter?: string;
  when(now: GuideState): boolean;
  /** Without it, a step that was shown is done when its `when` no longer holds. */
  done?(now: GuideState): boolean;
  title(now: GuideState): string;
  /** What to do now. */
  say(now: GuideState): string;
  /** Why: one or two sentences, shown on request. */
  why?(now: GuideState): string;
  /** The action to take, in the title's notation: a ring shows what to touch for it. */
  aim?(now: GuideState): string | null;
  look?: PagePart;
  /** The place to look at, and a question about it that the player may ask. */
  spot?: { place: string; question?: string };
  /** Whether there is only something to read: the step has a button to go on. */
  read?: boolean;
  /** Whether it is shown whenever no step before it fits, and is never done. */
  always?: boolean;
  /** Whether the next stage of the guide begins after it. */
  next?: boolean;
  /** Whether the guide ends with it. */
  last?: boolean;
}

/** A part of a guide that begins in a position of its own: after `at` steps of the guide's record. */
export interface GuideStage {
  id: string;
  at: number;
}

export interface Guide {
  /** For the start page: what the game shows, and how long it takes. */
  about(): string;
  minutes: number;
  /** The game to create: options of the title, the player's side, the bot that plays the other side. */
  options: Record<string, string>;
  side: string;
  bot: string;
  /** A game with the cards that are dealt, and the positions of it in which the stages begin; else its first one. */
  record: string;
  stages?: GuideStage[];
  /**
   * The seed of dice and enemy, 64 hex digits: whoever does what the coach says sees what the guide tells about. An
   * empty text where any dice will do.
   */
  seed: string;
  chapters: { id: string; name(): string }[];
  steps: GuideStep[];
}

/** The step for this moment. */
export function stepFor(guide: Guide, now: GuideState): GuideStep | null {
  return guide.steps.find((step) => (step.always || !now.done.has(step.id)) && step.when(now)) ?? null;
}

/** Ids of the steps that have become done; `shown` is the step that was shown last. */
export function finishedSteps(guide: Guide, now: GuideState, shown: string | null): string[] {
  const over = (step: GuideStep): boolean => {
    if (step.always || now.done.has(step.id)) return false;
    if (step.done) return step.done(now);
    return !step.read && step.id === shown && !step.when(now);
  };
  return guide.steps.filter(over).map((step) => step.id);
}

/** Where the parts of the page are. */
const PART_SELECTORS: Record<PagePart, string> = {
  score: ".status .score",
  tracks: ".status .tracks",
  hand: ".hand",
  prompt: ".prompt",
  battle: ".battle-box",
  panel: ".side .panel",
  map: "",
  help: ".help .ask",
};

export const partSelectors = ({ look, spot }: Pick<GuideStep, "look" | "spot">): string[] => [
  ...(spot?.question ? [`[data-question="${spot.question}"]`] : []),
  ...(spot ? [`.rubicon-map [data-place="${spot.place}"]`] : []),
  ...(look && PART_SELECTORS[look] ? [PART_SELECTORS[look]] : []),
];

/**
 * Selectors of what to touch for a choice, the best first. A choice of two touches leads to the piece first (or to the
 * tab with the pools, if the piece may be hidden there), and to the place once the piece is picked up.
 */
export function touchSelectors(choice: Choice, piece: string | null, pooled: boolean): string[] {
  const button = `[data-action="${choice.action}"]`;
  if (choice.card !== undefined)
    return [`.prompt ${button}`, `.hand ${button}`, `.hand [data-card="${choice.card}"]`, button];
  if (choice.amount !== undefined) return [`.amount [data-amount="${choice.amount}"]`, ".amount"];
  if (choice.piece !== undefined && piece !== choice.piece) {
    return [`.battle ${button}`, `[data-piece="${choice.piece}"]`, button, ...(pooled ? ["#tab-pools"] : [])];
  }
  if (choice.place !== undefined)
    return [`.rubicon-map [data-place="${choice.place}"]`, `[data-goal="${choice.place}"]`, button];
  return [button];
}
