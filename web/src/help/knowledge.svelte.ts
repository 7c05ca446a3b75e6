/** What the player may know about hidden pieces, asked of the server once for each position. */

import type { SeatClient } from "../net/connection.svelte";

export class KnowledgeModel {
  readonly #seat: SeatClient;
  facts = $state.raw<Record<string, unknown> | null>(null);
  trouble = $state("");
  /** The position of the answer that is shown or awaited. */
  #seq = -1;

  constructor(seat: SeatClient) {
    this.#seat = seat;
  }

  /** Ask about this position, unless that was done. What was known before stays until the answer comes. */
  async refresh(): Promise<void> {
    const { seq, viewer } = this.#seat;
    if (viewer < 0 || seq === this.#seq) return;
    this.#seq = seq;
    const answer = await this.#seat.send({ type: "inspect", question: "knowledge" });
    if (this.#seq !== seq) return;
    this.trouble = answer.ok ? "" : answer.why;
    if (answer.ok) this.facts = answer.facts ?? null;
  }
}
