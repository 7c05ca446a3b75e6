/** Timelines for replays: what was shown, step by step. Here, the base class and the timeline of one seat. */

import { applyPatch } from "../net/json-patch";
import type { Update } from "../net/protocol";
import type { Answer, SeatClient } from "../net/connection.svelte";
import { t } from "../i18n";
import { EMPTY_SCREEN, type LogLine, type Screen, type TableFacts, type View } from "../net/screen";

const refuseCommand = (): Promise<Answer> =>
  Promise.resolve({ ok: false, code: "over", why: t("past-cannot-changed") });

/** What was seen after a step, the events of its log lines, and whether it showed anything. */
export interface TimelineStep {
  screen: Screen;
  log: LogLine[];
  events: string[];
  shown: boolean;
}

/** A seat in a replay: it can be set to any step, and refuses all commands. */
export abstract class Timeline implements SeatClient {
  readonly connection = "connected" as const;
  readonly waiting = 0;
  readonly catchingUp = false;
  readonly presence = null;
  readonly chat = [];
  readonly clocks = [];
  readonly clockSkew = 0;
  note = "";
  pauses = {};
  /** The step that is shown. */
  at = $state(0);

  abstract readonly facts: TableFacts;
  abstract readonly viewer: number;
  abstract readonly first: number;
  abstract readonly last: number;
  /** What was seen at this step. */
  protected abstract readonly now: TimelineStep | undefined;
  abstract step(by: 1 | -1): void;
  /** Go to the next or previous step with an event of this kind. */
  abstract seek(event: string, by?: 1 | -1): void;

  /** Go to a step; to the first or last one if there is no such step. */
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

/** The nearest step from `at` in one direction for which `matches` is true; null if there is none. */
export function findStep(
  steps: TimelineStep[],
  at: number,
  by: 1 | -1,
  matches: (step: TimelineStep) => boolean,
): number | null {
  for (let to = at + by; to >= 0 && to < steps.length; to += by) {
    const step = steps[to];
    if (step && matches(step)) return to;
  }
  return null;
}

/** The timeline of one seat. Its steps are the updates that the seat was sent, from 1. */
export class SeatTimeline extends Timeline {
  readonly first = 1;

  /** After each update: the screen without decision and undo, and the log. Equal parts are shared. */
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
      this.#steps.push({ screen: shown, log, events: update.log.map(([event]) => event), shown: true });
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
  seek(event: string, by: 1 | -1 = 1): void {
    const found = findStep(this.#steps, this.at - 1, by, (step) => step.events.includes(event));
    if (found !== null) this.goTo(found + 1);
  }
}
