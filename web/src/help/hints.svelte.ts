/** Help for a player against the computer: what the computer would do in their place, and how a fight would end. */

import type { TableModel } from "../table/table-model.svelte";
import type { Advice, BattleOdds } from "../net/protocol";
import type { Choice, PieceCount } from "../titles/title";
import { t } from "../i18n";

/** A fight that the player may ask about: where, and which of their pieces would march there. */
export interface FightQuestion {
  place: string;
  army: PieceCount[];
}

export class HintModel {
  readonly model: TableModel;
  thinking = $state<"hint" | "odds" | null>(null);
  hint = $state.raw<Advice | null>(null);
  odds = $state.raw<BattleOdds | null>(null);
  trouble = $state("");
  /** The part of the recommended plan that is still to be done. */
  #plan = $state.raw<string[]>([]);
  /** The update that the hint is about: with another one it is outdated, unless its own steps led there. */
  #seq = -1;
  #following = false;

  constructor(model: TableModel) {
    this.model = model;
  }

  readonly available = $derived.by(() => {
    const { facts, viewer, screen } = this.model.seat;
    return facts?.hints === true && viewer >= 0 && screen.view !== null && screen.ending === null;
  });

  /** The step of the plan that can be taken now. */
  readonly nextStep = $derived.by<Choice | null>(
    () => this.model.choices.find((choice) => choice.action === this.#plan[0]) ?? null,
  );
  readonly laterSteps = $derived.by<string[]>(() => {
    const { view, title } = this.model;
    const steps = this.#plan.slice(1).filter((action) => action !== title.stayAction);
    if (view === null) return [];
    // What is known now need not be true then, and a step may be taken several times.
    const counts = new Map<string, number>();
    for (const action of steps) {
      const choice = title.choice(view, action);
      const label = choice.laterLabel ?? choice.label;
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    return [...counts].map(([label, count]) => (count > 1 ? `${label} ×${count}` : label));
  });
  /** Whether no step has been taken yet: the figures are about the whole plan. */
  readonly isWhole = $derived.by(
    () => this.hint !== null && this.#plan.length === this.hint.best.plan.length,
  );

  /** The fights to ask about now: the current battle, attacks of the piece that is picked up, or battles that are due. */
  readonly fights = $derived.by<FightQuestion[]>(() => {
    const { scene, activePiece: piece, pieceChoices, group } = this.model;
    if (scene === null) return [];
    if (scene.battle) return [{ place: scene.battle.place, army: [] }];
    const planned = this.model.inspection.live?.army ?? [];
    if (planned.length) {
      const army = planned.map((each) => ({ piece: each, count: 1 }));
      const goals = this.model.choices.filter((choice) => choice.tone === "attack");
      return [...new Set(goals.flatMap((choice) => choice.place ?? []))].map((place) => ({ place, army }));
    }
    if (piece !== null) {
      const goals = pieceChoices.filter((choice) => choice.tone === "attack" && choice.place !== undefined);
      const going = group.members
        .filter((member) => member.going)
        .map((member) => ({ piece: member.id, count: member.going }));
      const army = going.length ? going : [{ piece, count: 1 }];
      return [...new Set(goals.map((choice) => choice.place ?? ""))].map((place) => ({ place, army }));
    }
    const sides = new Map<string, Set<string>>();
    for (const each of scene.pieces)
      sides.set(each.place, (sides.get(each.place) ?? new Set()).add(each.side));
    return [...sides].flatMap(([place, there]) => (there.size > 1 ? [{ place, army: [] }] : []));
  });

  async askHint(): Promise<void> {
    if (!this.#begin("hint")) return;
    const { seq } = this.model.seat;
    const answer = await this.model.seat.send({ type: "hint" });
    this.thinking = null;
    if (!answer.ok) this.trouble = answer.why;
    else if (this.model.seat.seq === seq && answer.hint) {
      this.hint = answer.hint;
      this.#plan = ["none", "equal"].includes(answer.hint.certainty) ? [] : answer.hint.best.plan;
      this.#seq = seq;
    }
  }

  async askOdds(fight: FightQuestion): Promise<void> {
    const { view, title } = this.model;
    if (view === null || !this.#begin("odds")) return;
    const question = title.oddsQuestion?.(view, fight.place, fight.army) ?? fight.place;
    const answer = await this.model.seat.send({ type: "odds", question });
    this.thinking = null;
    if (answer.ok) this.odds = answer.odds ?? null;
    else this.trouble = answer.why;
  }

  /** Ask about the only fight there is; where there are several or none, say what to do. For the keyboard. */
  async askOddsOfOnlyFight(): Promise<void> {
    const [only, ...more] = this.fights;
    if (only && !more.length) await this.askOdds(only);
    else this.trouble = only ? t("choose-battle-ask-about") : t("there-no-battle-pick");
  }

  /** Clear the last answer and wait for a new one; false if that is not possible now. */
  #begin(what: "hint" | "odds"): boolean {
    if (!this.available || this.thinking) return false;
    this.clear();
    this.thinking = what;
    return true;
  }

  /** Take the next step of the plan. */
  async takeNextStep(): Promise<void> {
    const step = this.nextStep;
    if (step === null) return;
    this.#following = true;
    this.#plan = this.#plan.slice(1);
    await this.model.act(step.action);
    while (this.model.busy) await new Promise((settle) => setTimeout(settle, 30));
    this.#following = false;
    if (this.nextStep) this.#seq = this.model.seat.seq;
    else this.clear();
  }

  /** Drop a hint or odds that no longer fit the position. */
  dropOutdated(): void {
    if (this.hint && !this.model.busy && !this.#following && this.model.seat.seq !== this.#seq) this.clear();
    if (this.odds && !this.fights.some((fight) => fight.place === this.odds?.place)) this.odds = null;
  }

  clear(): void {
    this.hint = null;
    this.odds = null;
    this.trouble = "";
    this.#plan = [];
  }
}

export { formatChance, formatExpectation, formatPercent } from "./format";
