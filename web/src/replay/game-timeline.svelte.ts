/** A finished game, to be looked at from any side's eyes or with the truth. All eyes are at the same step. */

import { applyPatch } from "../net/json-patch";
import { Timeline, findStep, type TimelineStep } from "./timeline.svelte";
import type { Replay } from "../net/protocol";
import { EMPTY_SCREEN, type LogLine, type Screen, type TableFacts, type View } from "../net/screen";

/** The eyes that see everything. */
export const TRUTH = "truth";

export class GameTimeline extends Timeline {
  readonly first = 0;
  readonly facts: TableFacts;
  /** A side, `spectator` or `truth`. */
  viewpoint = $state(TRUTH);

  /** For the sides in their order, the spectators and the truth: what was seen after each step. */
  readonly #steps: TimelineStep[][];

  constructor(
    readonly replay: Replay,
    readonly sides: string[],
    id: string,
  ) {
    super();
    const viewers = [...sides.keys(), sides.length];
    this.#steps = viewers.map((viewer) => {
      let screen = EMPTY_SCREEN;
      let log: LogLine[] = [];
      return replay.frames.map((frame) => {
        const [drop, added, patch] = frame.shown[viewer] ?? [0, [], null];
        screen = applyPatch(screen, patch) as Screen;
        if (drop || added.length) log = [...log.slice(0, log.length - drop), ...added];
        return { screen, log, words: added.map(([word]) => word), shown: frame.shown[viewer] !== null };
      });
    });
    let log: LogLine[] = [];
    this.#steps.push(
      replay.frames.map((frame, at) => {
        const [drop, added] = frame.truth ?? [0, []];
        if (drop || added.length) log = [...log.slice(0, log.length - drop), ...added];
        const screen = this.#steps[sides.length]?.[at]?.screen ?? EMPTY_SCREEN;
        return { screen, log, words: added.map(([word]) => word), shown: true };
      }),
    );
    const who = (side: string): string => replay.players[side] ?? "";
    this.facts = {
      id,
      title: replay.title,
      options: replay.options,
      clock: "none",
      status: "over",
      commitment: "",
      seats: sides.map((side) => ({ side, kind: "person", name: who(side), bot: "" })),
      asked: [],
      draw_offer: null,
      rematch: [],
      next: null,
      hints: false,
    };
  }

  get #visibleSteps(): TimelineStep[] {
    const at = [...this.sides, "spectator", TRUTH].indexOf(this.viewpoint);
    return this.#steps[at] ?? [];
  }
  protected get now(): TimelineStep | undefined {
    return this.#visibleSteps[this.at];
  }
  /** The last step, at which the end is told. */
  get last(): number {
    return this.replay.frames.length - 1;
  }
  /** The last step from which one can play on. */
  get lastPlayable(): number {
    return this.replay.frames.at(-2)?.action && this.#steps[0]?.at(-1)?.screen.ending?.score
      ? this.last - 2
      : this.last - 1;
  }
  get viewer(): number {
    return this.sides.indexOf(this.viewpoint);
  }
  /** With the truth: what every side sees. */
  override get views(): View[] {
    return this.viewpoint === TRUTH ? this.viewsAt(this.at) : [];
  }
  viewsAt(step: number): View[] {
    return this.sides.flatMap((_, side) => {
      const view = this.#steps[side]?.[step]?.screen.view;
      return view ? [view] : [];
    });
  }

  /** To the next step, or the one before, that showed these eyes something. */
  step(by: 1 | -1): void {
    this.goTo(findStep(this.#visibleSteps, this.at, by, (step) => step.shown) ?? this.at + by);
  }
  seek(word: string, by: 1 | -1 = 1): void {
    const found = findStep(this.#visibleSteps, this.at, by, (step) => step.words.includes(word));
    if (found !== null) this.goTo(found);
  }
}
