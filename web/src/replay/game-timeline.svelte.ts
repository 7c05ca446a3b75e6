/** The timeline of a finished game, as any viewer saw it or with nothing hidden. All viewers are at the same step. */

import { applyPatch } from "../net/json-patch";
import { Timeline, findStep, type TimelineStep } from "./timeline.svelte";
import type { Replay } from "../net/protocol";
import { EMPTY_SCREEN, type LogLine, type Screen, type TableFacts, type View } from "../net/screen";

/** The viewpoint from which nothing is hidden. */
export const TRUTH = "truth";

export class GameTimeline extends Timeline {
  readonly first = 0;
  readonly facts: TableFacts;
  /** A side, `spectator` or `truth`. */
  viewpoint = $state(TRUTH);

  /** The steps of each viewpoint: the sides in their order, the spectators, the truth. */
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
        return { screen, log, events: added.map(([event]) => event), shown: frame.shown[viewer] !== null };
      });
    });
    let log: LogLine[] = [];
    this.#steps.push(
      replay.frames.map((frame, at) => {
        const [drop, added] = frame.truth ?? [0, []];
        if (drop || added.length) log = [...log.slice(0, log.length - drop), ...added];
        const screen = this.#steps[sides.length]?.[at]?.screen ?? EMPTY_SCREEN;
        return { screen, log, events: added.map(([event]) => event), shown: true };
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
  /** The last step, which shows the end. */
  get last(): number {
    return this.replay.frames.length - 1;
  }
  /** The last step from which a new game can start. */
  get lastPlayable(): number {
    return this.replay.frames.at(-2)?.action && this.#steps[0]?.at(-1)?.screen.ending?.score
      ? this.last - 2
      : this.last - 1;
  }
  get viewer(): number {
    return this.sides.indexOf(this.viewpoint);
  }
  /** With the truth: the views of all sides. */
  override get views(): View[] {
    return this.viewpoint === TRUTH ? this.viewsAt(this.at) : [];
  }
  viewsAt(step: number): View[] {
    return this.sides.flatMap((_, side) => {
      const view = this.#steps[side]?.[step]?.screen.view;
      return view ? [view] : [];
    });
  }

  /** Go to the next or previous step that showed something to this viewpoint. */
  step(by: 1 | -1): void {
    this.goTo(findStep(this.#visibleSteps, this.at, by, (step) => step.shown) ?? this.at + by);
  }
  seek(event: string, by: 1 | -1 = 1): void {
    const found = findStep(this.#visibleSteps, this.at, by, (step) => step.events.includes(event));
    if (found !== null) this.goTo(found);
  }
}
