/** A finished game, to be looked at from any side's eyes or with the truth. All eyes are at the same step. */

import { patched } from "../net/json-patch";
import { Reel, wander, type Moment } from "./timeline.svelte";
import type { Replay } from "../net/protocol";
import { NOTHING, type LogLine, type Screen, type TableFacts, type View } from "../net/screen";

/** The eyes that see everything. */
export const TRUTH = "truth";

export class Finished extends Reel {
  readonly first = 0;
  readonly facts: TableFacts;
  /** A side, `spectator` or `truth`. */
  eyes = $state(TRUTH);

  /** For the sides in their order, the spectators and the truth: what was seen after each step. */
  readonly #moments: Moment[][];

  constructor(
    readonly replay: Replay,
    readonly sides: string[],
    id: string,
  ) {
    super();
    const viewers = [...sides.keys(), sides.length];
    this.#moments = viewers.map((viewer) => {
      let screen = NOTHING;
      let log: LogLine[] = [];
      return replay.frames.map((frame) => {
        const [drop, added, patch] = frame.shown[viewer] ?? [0, [], null];
        screen = patched(screen, patch) as Screen;
        if (drop || added.length) log = [...log.slice(0, log.length - drop), ...added];
        return { screen, log, words: added.map(([word]) => word), shown: frame.shown[viewer] !== null };
      });
    });
    let log: LogLine[] = [];
    this.#moments.push(
      replay.frames.map((frame, at) => {
        const [drop, added] = frame.truth ?? [0, []];
        if (drop || added.length) log = [...log.slice(0, log.length - drop), ...added];
        const screen = this.#moments[sides.length]?.[at]?.screen ?? NOTHING;
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

  get #seen(): Moment[] {
    const at = [...this.sides, "spectator", TRUTH].indexOf(this.eyes);
    return this.#moments[at] ?? [];
  }
  protected get now(): Moment | undefined {
    return this.#seen[this.at];
  }
  /** The last step, at which the end is told. */
  get last(): number {
    return this.replay.frames.length - 1;
  }
  /** The last step from which one can play on. */
  get lastPlayable(): number {
    return this.replay.frames.at(-2)?.action && this.#moments[0]?.at(-1)?.screen.ending?.score
      ? this.last - 2
      : this.last - 1;
  }
  get viewer(): number {
    return this.sides.indexOf(this.eyes);
  }
  /** With the truth: what every side sees. */
  override get views(): View[] {
    return this.eyes === TRUTH ? this.viewsAt(this.at) : [];
  }
  viewsAt(step: number): View[] {
    return this.sides.flatMap((_, side) => {
      const view = this.#moments[side]?.[step]?.screen.view;
      return view ? [view] : [];
    });
  }

  /** To the next step, or the one before, that showed these eyes something. */
  step(by: 1 | -1): void {
    this.go(wander(this.#seen, this.at, by, (moment) => moment.shown) ?? this.at + by);
  }
  seek(word: string, by: 1 | -1 = 1): void {
    const found = wander(this.#seen, this.at, by, (moment) => moment.words.includes(word));
    if (found !== null) this.go(found);
  }
}
