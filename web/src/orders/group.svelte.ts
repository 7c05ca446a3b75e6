/** The pieces that go together: those of one place, and those of others that the player has added. */

import type { TableModel } from "../table/table-model.svelte";
import type { Piece } from "../titles/title";

/** One kind of piece that can move with the group, and the number that does. */
export interface GroupMember {
  id: string;
  piece: Piece;
  going: number;
}

export class GroupModel {
  readonly #model: TableModel;
  /** Number of each piece that moves with the group, where the player has set it. */
  #counts = $state<Record<string, number>>({});
  /** Whether the next touch of a piece adds it, without a key held down. */
  adding = $state(false);

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** The pieces that can move with the active piece: that piece first, then the others of its place, then those of others. */
  readonly members = $derived.by<GroupMember[]>(() => {
    const { scene, activePiece, choices, pieceChoices } = this.#model;
    const verb = pieceChoices.find(
      (choice) => choice.piece === activePiece && choice.place !== undefined,
    )?.verb;
    const chosen = scene?.pieces.find((piece) => piece.id === activePiece);
    if (verb === undefined || !scene || !chosen || scene.marching) return [];
    const selectable = new Set(
      choices.flatMap((choice) => (choice.verb === verb && choice.piece !== undefined ? [choice.piece] : [])),
    );
    const found: GroupMember[] = [];
    for (const piece of scene.pieces) {
      if (piece.id === null || !selectable.has(piece.id)) continue;
      const going = this.#counts[piece.id] ?? (piece === chosen ? piece.count : 0);
      if (piece.place !== chosen.place && !going) continue;
      const member = { id: piece.id, piece, going };
      if (piece === chosen) found.unshift(member);
      else found.push(member);
    }
    return found.length > 1 || chosen.count > 1 ? found : [];
  });
  readonly going = $derived.by(() => this.members.filter((member) => member.going > 0));
  /** Whether all pieces of the active piece's place go, and no others. */
  readonly isWhole = $derived.by(
    () =>
      this.members.length > 0 &&
      this.members.every(
        ({ piece, going }) => going === piece.count && piece.place === this.members[0]?.piece.place,
      ),
  );

  /** Whether a piece can go together with the active one: by Shift and a click, or while pieces are added. */
  canAdd(id: string): boolean {
    const { activePiece, choices } = this.#model;
    const verbs = (of: string | null): (string | false)[] =>
      choices.map((choice) => choice.piece === of && choice.place !== undefined && choice.verb);
    return activePiece !== null && verbs(id).some((verb) => verb && verbs(activePiece).includes(verb));
  }

  setCount(id: string, count: number): void {
    const piece = this.#model.scene?.pieces.find((each) => each.id === id);
    if (piece) this.#counts = { ...this.#counts, [id]: Math.max(0, Math.min(piece.count, count)) };
  }

  /** Let a piece go along, or no longer. */
  toggle(id: string): void {
    const member = this.members.find((each) => each.id === id);
    this.setCount(id, member?.going ? 0 : Infinity);
  }

  /** Let all pieces of the place move, or only the active piece. */
  setWhole(all: boolean): void {
    const place = this.members[0]?.piece.place;
    this.#counts = all
      ? Object.fromEntries(
          this.members.filter(({ piece }) => piece.place === place).map(({ id, piece }) => [id, piece.count]),
        )
      : {};
  }

  clear(): void {
    this.#counts = {};
    this.adding = false;
  }
}
