/** The coach of a guided game: the current step, what to touch for it, and the steps that are done. */

import { finishedSteps, partSelectors, stepFor, type Guide, type GuideState, type GuideStep } from "./guide";
import { beginGuide, beginRealGame } from "./begin";
import { saveTutorialProgress, tutorialProgress, tutorialStage, clearTutorialProgress } from "./progress";
import type { TableModel } from "../table/table-model.svelte";
import type { Choice } from "../titles/title";

export class Coach {
  readonly model: TableModel;
  readonly guide: Guide;
  /** The stage that this game is, if the guide has several. */
  readonly stage: string;
  trouble = $state("");
  done = $state.raw<ReadonlySet<string>>(new Set());
  isQuit = $state(false);
  #beginning = false;

  constructor(model: TableModel, guide: Guide) {
    this.model = model;
    this.guide = guide;
    this.stage = tutorialStage(model.seat.game);
    this.done = new Set(tutorialProgress(model.seat.game) ?? []);
  }

  readonly now = $derived.by<GuideState | null>(() => {
    const { view, scene, decision, choices, selectedPiece: piece } = this.model;
    if (view === null || scene === null) return null;
    const { log, screen } = this.model.seat;
    const countEvents = (kind: string): number =>
      log.reduce((sum, line) => sum + (line[0] === kind ? 1 : 0), 0);
    const placeName = (id: string): string => this.model.placeName(id);
    const placeValue = (id: string): number => this.model.title.places.get(id)?.value ?? 0;
    return {
      view,
      scene,
      kind: decision?.kind ?? null,
      rule: decision ? this.model.title.hint(view, decision.kind).rule : "",
      choices,
      piece,
      log,
      placeName,
      placeValue,
      countEvents,
      done: this.done,
      stage: this.stage,
      over: screen.ending !== null,
    };
  });
  readonly step = $derived.by<GuideStep | null>(() =>
    this.now === null || this.isQuit ? null : stepFor(this.guide, this.now),
  );
  /** The choice that the step recommends, if it is offered. */
  readonly aim = $derived.by<Choice | null>(() => {
    const action = this.now && this.step?.aim ? this.step.aim(this.now) : null;
    return this.model.choices.find((choice) => choice.action === action) ?? null;
  });
  /** Selectors of what to touch next; none while others act. */
  readonly selectors = $derived.by<string[]>(() => {
    if (this.step === null || (this.model.busy && !this.step.read)) return [];
    if (this.aim && this.model.isWasteful(this.aim)) return [];
    return this.aim === null ? partSelectors(this.step) : this.model.touchSelectors(this.aim);
  });

  /** Id of the step that was shown last. */
  #shown: string | null = null;

  /** Look at the position again, and mark the steps that have become done. */
  update(): void {
    if (this.now === null || this.model.busy) return;
    const over = finishedSteps(this.guide, this.now, this.#shown);
    if (over.length) this.markDone(...over);
    this.#shown = this.step?.id ?? null;
  }

  markDone(...steps: string[]): void {
    this.done = new Set([...this.done, ...steps]);
    saveTutorialProgress(this.model.seat.game, [...this.done]);
  }

  /** Begin the next stage of the guide, in its own position. */
  async beginNextStage(): Promise<void> {
    const { title } = this.model;
    const stages = this.guide.stages ?? [];
    const next = stages[stages.findIndex((each) => each.id === this.stage) + 1];
    if (!next || this.#beginning) return; // a second click would begin it twice
    this.#beginning = true;
    try {
      await beginGuide({ id: title.id, title: title.name, sides: title.sides }, this.guide, next, [
        ...this.done,
      ]);
    } catch (problem) {
      this.trouble = (problem as Error).message;
      this.#beginning = false;
    }
  }

  /** Leave the guide for a real game, against the same computer player. */
  async beginRealGame(): Promise<void> {
    const { title } = this.model;
    if (this.#beginning) return;
    this.#beginning = true;
    try {
      await beginRealGame({ id: title.id, title: title.name, sides: title.sides }, this.guide);
      clearTutorialProgress();
    } catch (problem) {
      this.trouble = (problem as Error).message;
      this.#beginning = false;
    }
  }

  quit(): void {
    this.isQuit = true;
    clearTutorialProgress();
  }
}
