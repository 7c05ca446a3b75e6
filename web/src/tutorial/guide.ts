/**
 * A guided first game: the real table, the real rules, a computer for an enemy, and a coach who says what to do now
 * and why. A title declares its guide as a list of steps; the coach knows none of them by name.
 *
 * A step is a condition on the position, not a place in a script. The coach shows the first step of the list that is
 * not done and whose `when` holds, so whatever legal thing a player does, the next step that fits is shown. A step is
 * done when its `done` says so; or, without one, when it was shown and its `when` holds no more; or when its button was
 * pressed, if there is only something to read. Steps that are for every time are never done: they are the ground that
 * the others stand on.
 *
 * To write one: export `guide` from `src/titles/TITLE/guide.ts` and name it in `GUIDES` of `src/titles/index.ts`.
 */

import type { LogLine, View } from "../net/screen";
import type { Choice, Scene } from "../titles/title";

/** All that a step may ask about: what the player sees, and what he has in hand. */
export interface GuideState {
  view: View;
  scene: Scene;
  /** The kind of decision the player is asked for; nothing when it is not for him to decide. */
  kind: string | null;
  choices: Choice[];
  /** The piece he has picked up. */
  piece: string | null;
  log: LogLine[];
  placeName(id: string): string;
  /** How often the log has told of such an event. */
  countEvents(word: string): number;
  /** Steps that are done, by their ids. */
  done: ReadonlySet<string>;
  over: boolean;
}

/** A part of the page to look at, beside pieces, places, cards and buttons. */
export type PagePart = "score" | "tracks" | "hand" | "prompt" | "battle" | "panel" | "map" | "help";

export interface GuideStep {
  id: string;
  /** One of the guide's chapters. */
  chapter: string;
  when(now: GuideState): boolean;
  /** Without it, a step that was shown is done when its `when` holds no more. */
  done?(now: GuideState): boolean;
  title(now: GuideState): string;
  /** What to do now. */
  say(now: GuideState): string;
  /** Why: one or two sentences, for those who want to know. */
  why?(now: GuideState): string;
  /** The action to take, in the title's notation: the coach rings what to touch for it. */
  aim?(now: GuideState): string | null;
  look?: PagePart;
  /** There is something to read and nothing to do: it has a button to go on. */
  read?: boolean;
  /** It is shown whenever nothing before it fits, and never done. */
  always?: boolean;
  /** With it the guide has come to its end. */
  last?: boolean;
}

export interface Guide {
  /** For the start page: what one will have done, and how long it takes. */
  about(): string;
  minutes: number;
  /** The game to open: options of the title, the player's side, the computer's word. */
  options: Record<string, string>;
  side: string;
  bot: string;
  chapters: { id: string; name(): string }[];
  steps: GuideStep[];
}

/** The step for this moment. */
export function stepFor(guide: Guide, now: GuideState): GuideStep | null {
  return guide.steps.find((step) => (step.always || !now.done.has(step.id)) && step.when(now)) ?? null;
}

/** The steps that are done by now; `shown` is the one that was shown last. */
export function finishedSteps(guide: Guide, now: GuideState, shown: string | null): string[] {
  const over = (step: GuideStep): boolean => {
    if (step.always || now.done.has(step.id)) return false;
    if (step.done) return step.done(now);
    return !step.read && step.id === shown && !step.when(now);
  };
  return guide.steps.filter(over).map((step) => step.id);
}

/** What is seen of a part of the page. */
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

export const partSelectors = (look: PagePart | undefined): string[] =>
  look && PART_SELECTORS[look] ? [PART_SELECTORS[look]] : [];

/**
 * Where to put a finger: selectors, the best first. For a choice that is made in two touches, what comes next: the
 * piece, in a drawer perhaps, and when it is in hand the place.
 */
export function touchSelectors(choice: Choice, piece: string | null, pooled: boolean): string[] {
  const button = `[data-action="${choice.action}"]`;
  if (choice.card !== undefined) return [`.hand ${button}`, button];
  if (choice.amount !== undefined) return [`.amount [data-amount="${choice.amount}"]`, ".amount"];
  if (choice.piece !== undefined && piece !== choice.piece) {
    return [`.battle ${button}`, `[data-piece="${choice.piece}"]`, button, ...(pooled ? ["#tab-pools"] : [])];
  }
  if (choice.place !== undefined)
    return [`.rubicon-map [data-place="${choice.place}"]`, `[data-goal="${choice.place}"]`, button];
  return [button];
}
