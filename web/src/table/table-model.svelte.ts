/** A seat with a title's face: what is to be decided, what is chosen so far, and what lights up. */

import { touches } from "../tutorial/guide";
import { opened } from "../replay/reveal-all";
import type { Sitting } from "../net/connection.svelte";
import type { Choice, Piece, Scene, Title, Tone, Wish } from "../titles/title";
import { t } from "../i18n";

export interface Notice {
  tone: "trouble" | "why" | "fine";
  text: string;
}

/** One kind of piece that could go along, and how many of it do. */
export interface Member {
  id: string;
  piece: Piece;
  going: number;
}

export class Play {
  readonly seat: Sitting;
  readonly title: Title;
  /** The piece one has touched. */
  touched = $state<string | null>(null);
  /** The place one looks at. */
  looked = $state<string | null>(null);
  notice = $state<Notice | null>(null);
  /** The place from which something starts that is chosen place by place. */
  start = $state<string | null>(null);
  /** How many of each piece go along; of the chosen one all there are, unless something else is said. */
  #going = $state<Record<string, number>>({});
  #marching = $state(false);

  constructor(seat: Sitting, title: Title) {
    this.seat = seat;
    this.title = title;
    seat.pauses = title.telling.pauses;
  }

  readonly view = $derived.by(() => this.seat.screen.view);
  readonly decision = $derived.by(() => this.seat.screen.decision);
  readonly scene = $derived.by<Scene | null>(() => {
    const { view, title } = this;
    if (view === null) return null;
    const all = this.seat.views.map((each) => title.scene(each));
    return all.length ? opened(title.scene(view), all, title.sideName) : title.scene(view);
  });
  readonly side = $derived.by(() => this.title.sides[this.seat.viewer] ?? "spectator");
  readonly busy = $derived.by(() => this.seat.waiting > 0 || this.seat.catchingUp || this.#marching);

  readonly choices = $derived.by<Choice[]>(() => {
    const { view, decision } = this;
    return view === null || decision === null
      ? []
      : decision.actions.map((action) => this.title.choice(view, action));
  });

  /** The piece whose choices are shown: the one touched, or the only one there is. */
  readonly piece = $derived.by<string | null>(() => {
    const able = new Set(
      this.choices.flatMap((choice) => (choice.piece === undefined ? [] : [choice.piece])),
    );
    if (this.touched !== null && (able.has(this.touched) || this.mine(this.touched))) return this.touched;
    const only = [...able][0];
    return able.size === 1 && only !== undefined ? only : null;
  });

  /** What the chosen piece may do. */
  readonly ofPiece = $derived.by(() =>
    this.piece === null
      ? []
      : this.choices.filter((choice) => choice.piece === this.piece || choice.other === this.piece),
  );
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
    this.choices.filter(
      (choice) =>
        !choice.group &&
        choice.piece === undefined &&
        choice.place === undefined &&
        choice.card === undefined &&
        choice.amount === undefined,
    ),
  );
  /** Choices that are a number. */
  readonly amounts = $derived.by(() => this.choices.filter((choice) => choice.amount !== undefined));
  /** Where something can start that is chosen place by place; and where it starts, if that is clear. */
  readonly starts = $derived.by(() => [...new Set(this.choices.flatMap((choice) => choice.from ?? []))]);
  readonly from = $derived.by(() =>
    this.starts.length === 1
      ? (this.starts[0] ?? null)
      : this.starts.includes(this.start ?? "")
        ? this.start
        : null,
  );
  /** The choices that end in a place, with what is in hand. */
  readonly goals = $derived.by(() => {
    const placed = this.choices.filter(
      (choice) => choice.place !== undefined && (choice.from === undefined || choice.from === this.from),
    );
    return this.piece === null
      ? placed.filter((choice) => choice.piece === undefined && choice.whole === undefined)
      : placed.filter((choice) => choice.piece === this.piece || choice.other === this.piece);
  });

  /** The latest marches, as arrows on the map: those of the half turn under way, or of the one before. */
  readonly routes = $derived.by<{ places: string[]; tone: "note" }[]>(() => {
    const found: { places: string[]; tone: "note" }[] = [];
    for (const line of this.seat.log.slice(-40).reverse()) {
      if (found.length && this.title.telling.turns.includes(line[0])) break;
      const places = this.title.route(line);
      if (places) found.unshift({ places, tone: "note" });
    }
    return found;
  });

  readonly highlights = $derived.by<Record<string, { tone: Tone; text?: string }>>(() => {
    const lit: Record<string, { tone: Tone; text?: string }> = {};
    for (const choice of this.goals) {
      if (choice.place !== undefined) lit[choice.place] = { tone: choice.tone, text: choice.chip };
    }
    if (this.from === null) for (const place of this.starts) lit[place] ??= { tone: "act" };
    if (this.piece === null && this.scene !== null) {
      for (const { piece, place } of this.choices) {
        if (piece !== undefined && place !== undefined && this.pooled(piece)) lit[place] ??= { tone: "note" };
      }
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
    this.#putDown();
    const answer = await this.seat.act(action);
    if (!answer.ok) this.notice = { tone: "trouble", text: answer.why };
  }

  /** Who may go together from where the chosen piece stands: that piece first, then those beside it. */
  readonly party = $derived.by<Member[]>(() => {
    const verb = this.ofPiece.find(
      (choice) => choice.piece === this.piece && choice.place !== undefined,
    )?.verb;
    const chosen = this.scene?.pieces.find((piece) => piece.id === this.piece);
    if (verb === undefined || !chosen || this.scene?.marching) return [];
    const able = new Set(
      this.choices.flatMap((choice) =>
        choice.verb === verb && choice.piece !== undefined ? [choice.piece] : [],
      ),
    );
    const found: Member[] = [];
    for (const piece of this.scene?.pieces ?? []) {
      if (piece.id === null || piece.place !== chosen.place || !able.has(piece.id)) continue;
      const member = {
        id: piece.id,
        piece,
        going: this.#going[piece.id] ?? (piece === chosen ? piece.count : 0),
      };
      if (piece === chosen) found.unshift(member);
      else found.push(member);
    }
    return found.length > 1 || chosen.count > 1 ? found : [];
  });
  /** Whether everybody there goes. */
  readonly together = $derived.by(
    () => this.party.length > 0 && this.party.every((member) => member.going === member.piece.count),
  );

  /** Let so many of a piece go along. */
  bring(id: string, count: number): void {
    const member = this.party.find((each) => each.id === id);
    if (member) this.#going = { ...this.#going, [id]: Math.max(0, Math.min(member.piece.count, count)) };
  }

  /** Let everybody go along, or only the chosen piece. */
  bringAll(all: boolean): void {
    this.#going = all ? Object.fromEntries(this.party.map((member) => [member.id, member.piece.count])) : {};
  }

  /** Send a piece somewhere; with its company, if it is to go along. */
  async go(choice: Choice): Promise<void> {
    const party = choice.piece === this.piece ? this.party.filter((member) => member.going) : [];
    const [only] = party;
    if (this.busy || only === undefined) return this.act(choice.action);
    if (party.length === 1 && only.going === 1) {
      const alone = this.choices.find(
        (each) => each.piece === only.id && each.place === choice.place && each.verb === choice.verb,
      );
      return this.act(alone?.action ?? choice.action);
    }
    const home = only.piece.place;
    const whole =
      this.together &&
      this.choices.find(
        (each) => each.whole === home && each.place === choice.place && each.verb === choice.verb,
      );
    if (whole) return this.act(whole.action);
    this.#marching = true;
    try {
      for (const { id, going } of party) {
        for (let gone = 0; gone < going; gone++) {
          const step = this.choices.find(
            (each) => each.piece === id && each.place === choice.place && each.verb === choice.verb,
          );
          if (step === undefined || !(await this.#step(step.action))) break;
          const stay = this.plain.find((each) => each.action === this.title.stay);
          if (this.scene?.marching === id && stay && !(await this.#step(stay.action))) return;
        }
      }
    } finally {
      this.#marching = false;
      this.lift(null);
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
    this.#putDown();
    const answer = await this.seat.undo();
    if (!answer.ok) this.notice = { tone: "trouble", text: answer.why };
  }

  /** Touch a piece: choose it, let go of it, have it go along, or act if there is but one thing it can do. */
  touch(id: string, along = false): void {
    this.notice = null;
    const member = along ? this.party.find((each) => each.id === id) : undefined;
    if (member) return this.bring(id, member.going ? 0 : member.piece.count);
    if (this.piece !== null && this.piece !== id) {
      const swap = this.ofPiece.find(
        (choice) => choice.other === id || (choice.piece === id && choice.other === this.piece),
      );
      if (swap) return void this.act(swap.action);
    }
    const found = this.choices.filter((choice) => choice.piece === id);
    const first = found[0];
    if (first && found.length === 1 && first.place === undefined && first.other === undefined)
      return void this.act(first.action);
    this.lift(this.touched === id ? null : id);
    const place = this.scene?.pieces.find((piece) => piece.id === id)?.place;
    if (place !== undefined) this.looked = place;
  }

  /** Take a piece in hand, or none. */
  lift(id: string | null): void {
    this.touched = id;
    this.#going = {};
  }

  /** Touch a place: go there if one may, start from there, ask why not if one wanted to, or look at it. */
  async choosePlace(place: string, dragged: string | null = null): Promise<void> {
    if (dragged !== null && dragged !== this.touched) this.lift(dragged);
    this.notice = null;
    const own = this.goals.filter((choice) => choice.place === place);
    const open = own.length
      ? own
      : this.choices.filter(
          (choice) =>
            choice.place === place &&
            choice.piece === undefined &&
            choice.from === undefined &&
            choice.whole === undefined,
        );
    const first = open[0];
    this.looked = place;
    if (first && open.length === 1) return this.go(first);
    if (this.starts.includes(place)) {
      this.start = place;
      return;
    }
    if (first) return;
    const home = this.scene?.pieces.find((each) => each.id === this.piece)?.place;
    if (home !== place) await this.why(this.piece === null ? { place } : { piece: this.piece, place });
  }

  /** Touch a card: take it if one may, ask why not if one may not. */
  async chooseCard(card: string): Promise<void> {
    const choice = this.choices.find((each) => each.card === card);
    if (choice) await this.act(choice.action);
    else await this.why({ card });
  }

  /** Ask for the rule that forbids what is not offered. */
  async why(wish: Wish): Promise<void> {
    const action = this.view === null || this.decision === null ? null : this.title.wish(this.view, wish);
    if (action === null) return;
    const answer = await this.seat.explain(action);
    this.notice = answer.ok
      ? { tone: "why", text: answer.text ?? t("There is no more to say.") }
      : { tone: "trouble", text: answer.why };
  }

  /** Look at a place, with nothing in hand. */
  look(place: string): void {
    this.letGo();
    this.looked = place;
  }

  #putDown(): void {
    this.lift(null);
    this.start = null;
    this.notice = null;
  }

  letGo(): void {
    this.#putDown();
    this.looked = null;
  }

  placeName(id: string): string {
    return this.title.places.get(id)?.name ?? id;
  }
}
