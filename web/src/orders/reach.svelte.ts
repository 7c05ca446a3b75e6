/** How far the selected pieces can go, asked of the server: by one step or more, and how many of them together. */

import type { SeatClient } from "../net/connection.svelte";

/** A place where selected pieces can go, as the server says it. */
export interface ReachedPlace {
  place: string;
  /** The pieces that can go there together, and the way of each. */
  going: string[];
  ways: string[][];
  /** The actions that take them there. */
  actions: string[];
  /** Whether they go aboard ship. */
  sea: boolean;
  /** The road with the least room left after that. */
  road: { from: string; to: string; used: number; limit: number } | null;
}

export class ReachModel {
  readonly #seat: SeatClient;
  /** By place, for the selection that was asked about last; empty while the answer is awaited. */
  places = $state.raw<Record<string, ReachedPlace>>({});
  /** The position and question of the answer that is shown or awaited. */
  #key = "";
  #answer: Promise<void> = Promise.resolve();

  constructor(seat: SeatClient) {
    this.#seat = seat;
  }

  /** Ask, unless that was asked already. Resolves when the answer is there. */
  refresh(question: string | null): Promise<void> {
    const key = question === null ? "" : `${this.#seat.seq} ${question}`;
    if (key !== this.#key) {
      this.#key = key;
      this.places = {};
      this.#answer = question === null ? Promise.resolve() : this.#ask(key, question);
    }
    return this.#answer;
  }

  async #ask(key: string, question: string): Promise<void> {
    const answer = await this.#seat.send({ type: "inspect", question });
    if (this.#key !== key || !answer.ok) return;
    const found = (answer.facts?.places ?? []) as ReachedPlace[];
    this.places = Object.fromEntries(found.map((each) => [each.place, each]));
  }
}
