/** What has been shown, step by step, to be looked at again; here, the past of one seat. */

import { applyPatch } from "../net/json-patch";
import type { Update } from "../net/protocol";
import type { Answer, SeatClient } from "../net/connection.svelte";
import { t } from "../i18n";
import { EMPTY_SCREEN, type LogLine, type Screen, type TableFacts, type View } from "../net/screen";

const refuseCommand = (): Promise<Answer> =>
  Promise.resolve({ ok: false, code: "over", why: t("This is the past; it cannot be changed.") });

/** What was seen after a step, which events it told of, and whether it showed anything at all. */
export interface TimelineStep {
  screen: Screen;
  log: LogLine[];
  words: string[];
  shown: boolean;
}

/** What a replay shows: a seat that one moves through time, and in which nothing can be done. */
export abstract class Timeline implements SeatClient {
  readonly connection = "here" as const;
  readonly waiting = 0;
  readonly catchingUp = false;
  readonly presence = null;
  readonly chat = [];
  readonly clocks = [];
  readonly skew = 0;
  note = "";
  pauses = {};
  /** Which step is shown. */
  at = $state(0);

  abstract readonly facts: TableFacts;
  abstract readonly viewer: number;
  abstract readonly first: number;
  abstract readonly last: number;
  /** What is to be seen at this step. */
  protected abstract readonly now: TimelineStep | undefined;
  abstract step(by: 1 | -1): void;
  /** Go on, or back, to the next step that tells of an event. */
  abstract seek(word: string, by?: 1 | -1): void;

  /** Go to a step, as far as there are any. */
  goTo(at: number): void {
    this.at = Math.max(this.first, Math.min(this.last, at));
  }
  get game(): string {
    return this.facts.id;
  }
  get seq(): number {
    return this.at;
  }
  get screen(): Screen {
    return this.now?.screen ?? EMPTY_SCREEN;
  }
  get log(): LogLine[] {
    return this.now?.log ?? [];
  }
  get views(): View[] {
    return [];
  }

  act = refuseCommand;
  undo = refuseCommand;
  explain = refuseCommand;
  send = refuseCommand;
}

/** The nearest step from `at` in one direction that is so; nothing if there is none. */
export function findStep(
  steps: TimelineStep[],
  at: number,
  by: 1 | -1,
  so: (step: TimelineStep) => boolean,
): number | null {
  for (let to = at + by; to >= 0 && to < steps.length; to += by) {
    const step = steps[to];
    if (step && so(step)) return to;
  }
  return null;
}

/** The past of one seat. Its steps are the updates it was sent: 1 is the first. */
export class SeatTimeline extends Timeline {
  readonly first = 1;

  /** After each update: the screen without what could be decided, and the log. They share what is the same. */
  readonly #steps: TimelineStep[] = [];

  constructor(
    readonly facts: TableFacts,
    readonly viewer: number,
    updates: Update[],
  ) {
    super();
    let screen = EMPTY_SCREEN;
    let log: LogLine[] = [];
    for (const update of updates) {
      screen = applyPatch(screen, update.patch) as Screen;
      log = [...log.slice(0, log.length - update.drop), ...update.log];
      const shown = { ...screen, decision: null, undo: false };
      this.#steps.push({ screen: shown, log, words: update.log.map(([word]) => word), shown: true });
    }
    this.at = Math.min(1, this.last);
  }

  get last(): number {
    return this.#steps.length;
  }
  protected get now(): TimelineStep | undefined {
    return this.#steps[this.at - 1];
  }

  step(by: 1 | -1): void {
    this.goTo(this.at + by);
  }
  seek(word: string, by: 1 | -1 = 1): void {
    const found = findStep(this.#steps, this.at - 1, by, (step) => step.words.includes(word));
    if (found !== null) this.goTo(found + 1);
  }
}
