/**
 * What a player can count out on the map by the rules, asked of the server: how far an Army can go, why a stack is out
 * of supply. It is no advice, so that everybody may ask at any table.
 */

import type { SeatClient } from "../net/connection.svelte";
import type { View } from "../net/screen";
import type { Inspection, Title } from "../titles/title";

export class InspectionModel {
  readonly #seat: SeatClient;
  readonly #title: Title;
  /** What always goes with this moment, such as the reach of the Army that is activated. */
  live = $state.raw<Inspection | null>(null);
  /** The answer to what the player has asked. */
  asked = $state.raw<Inspection | null>(null);
  trouble = $state("");
  /** The position and question of the answer that is shown or awaited. */
  #liveKey = "";

  constructor(seat: SeatClient, title: Title) {
    this.#seat = seat;
    this.#title = title;
  }

  /** Ask what goes with this position, unless it was asked. */
  async refresh(view: View | null): Promise<void> {
    const question = view && !this.#seat.screen.ending ? (this.#title.liveQuestion?.(view) ?? null) : null;
    const key = question === null ? "" : `${this.#seat.seq} ${question}`;
    if (key === this.#liveKey) return;
    this.#liveKey = key;
    this.asked = null;
    if (view === null || question === null) {
      this.live = null;
      return;
    }
    const answer = await this.#seat.send({ type: "inspect", question });
    if (this.#liveKey !== key) return;
    this.live = answer.ok && answer.facts ? this.#read(view, answer.facts) : null;
  }

  /** Ask about something, and show the answer until it is closed or the position changes. */
  async ask(view: View, question: string): Promise<void> {
    this.trouble = "";
    const answer = await this.#seat.send({ type: "inspect", question });
    if (!answer.ok) this.trouble = answer.why;
    else this.asked = answer.facts ? this.#read(view, answer.facts) : null;
  }

  #read(view: View, facts: Record<string, unknown>): Inspection | null {
    return this.#title.inspection?.(view, facts, this.#seat.log) ?? null;
  }

  close(): void {
    this.asked = null;
    this.trouble = "";
  }
}
