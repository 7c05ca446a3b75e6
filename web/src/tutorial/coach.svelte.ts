/** The coach of a guided game: which step it is, what to touch for it, and what has been done so far. */

import { finished, partOf, stepFor, type Guide, type Moment, type Step } from "./guide";
import * as memory from "../settings/preferences";
import type { Play } from "../table/table-model.svelte";
import type { Choice } from "../titles/title";

export class Coach {
  readonly play: Play;
  readonly guide: Guide;
  done = $state.raw<ReadonlySet<string>>(new Set());
  left = $state(false);

  constructor(play: Play, guide: Guide) {
    this.play = play;
    this.guide = guide;
    this.done = new Set(memory.guided(play.seat.game) ?? []);
  }

  readonly now = $derived.by<Moment | null>(() => {
    const { view, scene, decision, choices, touched: piece } = this.play;
    if (view === null || scene === null) return null;
    const { log, screen } = this.play.seat;
    const told = (word: string): number => log.reduce((sum, line) => sum + (line[0] === word ? 1 : 0), 0);
    const placeName = (id: string): string => this.play.placeName(id);
    return {
      view,
      scene,
      kind: decision?.kind ?? null,
      choices,
      piece,
      log,
      placeName,
      told,
      done: this.done,
      over: screen.ending !== null,
    };
  });
  readonly step = $derived.by<Step | null>(() =>
    this.now === null || this.left ? null : stepFor(this.guide, this.now),
  );
  /** The choice that the step recommends, if it is there. */
  readonly aim = $derived.by<Choice | null>(() => {
    const action = this.now && this.step?.aim ? this.step.aim(this.now) : null;
    return this.play.choices.find((choice) => choice.action === action) ?? null;
  });
  /** What to touch next. While others act, there is nothing. */
  readonly selectors = $derived.by<string[]>(() => {
    if (this.step === null || (this.play.busy && !this.step.read)) return [];
    return this.aim === null ? partOf(this.step.look) : this.play.touches(this.aim);
  });

  #shown: string | null = null;

  /** Look at the position anew: what was to be done may be done. */
  follow(): void {
    if (this.now === null || this.play.busy) return;
    const over = finished(this.guide, this.now, this.#shown);
    if (over.length) this.tick(...over);
    this.#shown = this.step?.id ?? null;
  }

  tick(...steps: string[]): void {
    this.done = new Set([...this.done, ...steps]);
    memory.guide(this.play.seat.game, [...this.done]);
  }

  leave(): void {
    this.left = true;
    memory.unguide();
  }
}
