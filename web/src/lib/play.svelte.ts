/** A seat with a title's face: what is to be decided, what is chosen so far, and what lights up. */

import { touches } from "./guide";
import type { Sitting } from "./seat.svelte";
import type { Choice, Piece, Scene, Title, Tone } from "./title";
import { t } from "./words";

export interface Notice {
  tone: "trouble" | "why" | "fine";
  text: string;
}

export class Play {
  readonly seat: Sitting;
  readonly title: Title;
  /** The piece one has touched. */
  touched = $state<string | null>(null);
  /** The place one looks at. */
  looked = $state<string | null>(null);
  notice = $state<Notice | null>(null);
  /** Whether all who stand with the chosen piece and can go the same way go along. */
  together = $state(false);
  #marching = $state(false);

  constructor(seat: Sitting, title: Title) {
    this.seat = seat;
    this.title = title;
  }

  readonly view = $derived.by(() => this.seat.screen.view);
  readonly decision = $derived.by(() => this.seat.screen.decision);
  readonly scene = $derived.by<Scene | null>(() => (this.view === null ? null : this.title.scene(this.view)));
  readonly side = $derived.by(() => this.title.sides[this.seat.viewer] ?? "spectator");
  readonly busy = $derived.by(() => this.seat.waiting > 0 || this.seat.catchingUp || this.#marching);

  readonly choices = $derived.by<Choice[]>(() => {
    const { view, decision } = this;
    return view === null || decision === null ? [] : decision.actions.map((action) => this.title.choice(view, action));
  });

  /** The piece whose choices are shown: the one touched, or the only one there is. */
  readonly piece = $derived.by<string | null>(() => {
    const able = new Set(this.choices.flatMap((choice) => (choice.piece === undefined ? [] : [choice.piece])));
    if (this.touched !== null && (able.has(this.touched) || this.mine(this.touched))) return this.touched;
    const only = [...able][0];
    return able.size === 1 && only !== undefined ? only : null;
  });

  /** What the chosen piece may do. */
  readonly ofPiece = $derived.by(() => (this.piece === null ? [] : this.choices.filter((choice) => choice.piece === this.piece || choice.other === this.piece)));
  /** Pieces that may be touched. */
  readonly able = $derived.by(() => {
    const found = new Set<string>();
    for (const choice of this.choices) {
      if (choice.piece !== undefined) found.add(choice.piece);
      if (choice.other !== undefined) found.add(choice.other);
    }
    return found;
  });
  /** What neither piece, place nor card stands for, and no heading gathers: it needs a button of its own. */
  readonly plain = $derived.by(() =>
    this.choices.filter((choice) => !choice.group && choice.piece === undefined && choice.place === undefined && choice.card === undefined),
  );

  /** The latest marches, as arrows on the map: those of the half turn under way, or of the one before. */
  readonly routes = $derived.by<{ places: string[]; tone: "note" }[]>(() => {
    const found: { places: string[]; tone: "note" }[] = [];
    for (const line of this.seat.log.slice(-40).reverse()) {
      if ((line[0] === "half" && found.length) || line[0] === "turn") break;
      const places = this.title.route(line);
      if (places) found.unshift({ places, tone: "note" });
    }
    return found;
  });

  readonly highlights = $derived.by<Record<string, { tone: Tone; text?: string }>>(() => {
    const lit: Record<string, { tone: Tone; text?: string }> = {};
    const shown = this.piece === null ? this.choices.filter((choice) => choice.piece === undefined) : this.ofPiece;
    for (const choice of shown) {
      if (choice.place !== undefined) lit[choice.place] = { tone: choice.tone, text: choice.chip };
    }
    if (this.piece === null && this.scene !== null) {
      for (const piece of this.scene.pieces) {
        if (piece.id !== null && this.able.has(piece.id)) lit[piece.place] ??= { tone: "note" };
      }
    }
    return lit;
  });

  /** Whether a piece is the viewer's own. */
  mine(id: string): boolean {
    const known = this.scene?.pieces.find((piece) => piece.id === id) ?? this.pooled(id);
    return known?.side === this.side;
  }

  pooled(id: string): Piece | undefined {
    return this.scene?.pools.flatMap((pool) => pool.pieces).find((piece) => piece.id === id);
  }

  /** What to touch next for a choice, as selectors of the page. */
  touches(choice: Choice): string[] {
    return touches(choice, this.piece, choice.piece !== undefined && this.pooled(choice.piece) !== undefined);
  }

  /** Take an action. What is refused is said kindly, and nothing has changed. */
  async act(action: string): Promise<void> {
    if (this.busy) return;
    this.notice = null;
    this.touched = null;
    const answer = await this.seat.act(action);
    if (!answer.ok) this.notice = { tone: "trouble", text: answer.why };
  }

  /** Those who stand with the chosen piece and may go to a place. */
  readonly company = $derived.by<string[]>(() => {
    const place = this.scene?.pieces.find((piece) => piece.id === this.piece)?.place;
    if (this.title.stay === null || this.scene?.marching || place === undefined) return [];
    const beside = this.scene?.pieces.filter((piece) => piece.place === place && piece.id !== null && piece.id !== this.piece) ?? [];
    return beside.flatMap((piece) => (piece.id !== null && this.able.has(piece.id) ? [piece.id] : []));
  });

  /** Send a piece somewhere; with its company, if it is to go along. */
  async go(choice: Choice): Promise<void> {
    const along = this.together ? this.company : [];
    if (this.busy || choice.piece === undefined || !along.length) return this.act(choice.action);
    this.#marching = true;
    this.touched = null;
    try {
      for (const id of [choice.piece, ...along]) {
        const step = this.choices.find((each) => each.piece === id && each.place === choice.place && each.verb === choice.verb);
        if (step === undefined || !(await this.#step(step.action))) continue;
        const stay = this.plain.find((each) => each.action === this.title.stay);
        if (this.scene?.marching === id && stay && !(await this.#step(stay.action))) break;
      }
    } finally {
      this.#marching = false;
      this.together = false;
    }
  }

  async #step(action: string): Promise<boolean> {
    const answer = await this.seat.act(action);
    if (!answer.ok) this.notice = { tone: "trouble", text: answer.why };
    while (this.seat.catchingUp) await new Promise((settle) => setTimeout(settle, 30));
    return answer.ok;
  }

  async undo(): Promise<void> {
    if (this.busy || !this.seat.screen.undo) return;
    this.notice = null;
    this.touched = null;
    const answer = await this.seat.undo();
    if (!answer.ok) this.notice = { tone: "trouble", text: answer.why };
  }

  /** Touch a piece: choose it, let go of it, or act if there is but one thing it can do. */
  touch(id: string): void {
    this.notice = null;
    if (this.piece !== null && this.piece !== id) {
      const swap = this.ofPiece.find((choice) => choice.other === id || (choice.piece === id && choice.other === this.piece));
      if (swap) return void this.act(swap.action);
    }
    const found = this.choices.filter((choice) => choice.piece === id);
    const first = found[0];
    if (first && found.length === 1 && first.place === undefined && first.other === undefined) return void this.act(first.action);
    this.touched = this.touched === id ? null : id;
    this.together = false;
    const place = this.scene?.pieces.find((piece) => piece.id === id)?.place;
    if (place !== undefined) this.looked = place;
  }

  /** Touch a place: go there if one may, ask why not if one wanted to, or look at it. */
  async choosePlace(place: string, dragged: string | null = null): Promise<void> {
    const piece = dragged ?? this.piece;
    this.notice = null;
    const found = this.choices.filter((choice) => choice.place === place && (choice.piece ?? null) === piece);
    const open = found.length ? found : this.choices.filter((choice) => choice.place === place && choice.piece === undefined);
    const first = open[0];
    this.looked = place;
    if (first && open.length === 1) return this.go(first);
    if (!first && piece !== null && this.view !== null && this.decision !== null) {
      const home = this.scene?.pieces.find((each) => each.id === piece)?.place;
      if (home !== place) await this.why(this.title.wish(this.view, piece, place));
    }
  }

  /** Ask for the rule that forbids what is not offered. */
  async why(action: string | null): Promise<void> {
    if (action === null) return;
    const answer = await this.seat.explain(action);
    this.notice = answer.ok ? { tone: "why", text: answer.text ?? t("There is no more to say.") } : { tone: "trouble", text: answer.why };
  }

  letGo(): void {
    this.touched = null;
    this.looked = null;
    this.notice = null;
  }

  placeName(id: string): string {
    return this.title.places.get(id)?.name ?? id;
  }
}
