/**
 * The seat of two players who look at one screen together: what a spectator sees, with the decision of the side that
 * has to make one. It serves decisions that show only what all sides see, such as those of a battle.
 */

import type { Answer, Film, Moment, SeatClient, SeatConnection, WithoutKey } from "./connection.svelte";
import type { ChatLine, ClockFace, Command, Presence } from "./protocol";
import type { LogLine, Screen, TableFacts, View } from "./screen";

export class SharedSeat implements SeatClient {
  readonly viewer = -1;
  note = "";
  readonly #watcher: SeatConnection;
  readonly #players: SeatConnection[];

  constructor(watcher: SeatConnection, players: SeatConnection[]) {
    this.#watcher = watcher;
    this.#players = players;
  }

  /** The seat that decides now. */
  readonly #decider = $derived.by(() => this.#players.find((player) => player.screen.decision));
  readonly screen = $derived.by<Screen>(() => {
    const { screen } = this.#watcher;
    const decides = this.#decider?.screen;
    // The updates of the two connections arrive one after the other.
    const { phase, decides: side } = screen.view ?? {};
    const isSame = decides?.view?.phase === phase && decides?.view?.decides === side;
    return { ...screen, decision: (isSame && decides?.decision) || null, undo: this.#undoer !== undefined };
  });

  get #undoer(): SeatConnection | undefined {
    return this.#players.find((player) => player.screen.undo);
  }
  get connection(): SeatClient["connection"] {
    return this.#watcher.connection;
  }
  get game(): string {
    return this.#watcher.game;
  }
  get seq(): number {
    return this.#watcher.seq;
  }
  get views(): View[] {
    return this.#watcher.views;
  }
  get log(): LogLine[] {
    return this.#watcher.log;
  }
  get facts(): TableFacts | null {
    return this.#watcher.facts;
  }
  get presence(): Presence | null {
    return this.#watcher.presence;
  }
  get clocks(): ClockFace[] {
    return this.#watcher.clocks;
  }
  get clockSkew(): number {
    return this.#watcher.clockSkew;
  }
  get chat(): ChatLine[] {
    return this.#watcher.chat;
  }
  get waiting(): number {
    return Math.max(...this.#players.map((player) => player.waiting));
  }
  get catchingUp(): boolean {
    return this.#watcher.catchingUp;
  }
  get pauses(): Record<string, number> {
    return this.#watcher.pauses;
  }
  set pauses(pauses: Record<string, number>) {
    this.#watcher.pauses = pauses;
  }
  get film(): Film {
    return this.#watcher.film;
  }
  get moments(): Moment[] {
    return this.#watcher.moments;
  }

  recall(): Promise<void> {
    return this.#watcher.recall();
  }
  act(action: string): Promise<Answer> {
    return (this.#decider ?? this.#watcher).act(action);
  }
  undo(): Promise<Answer> {
    return (this.#undoer ?? this.#watcher).undo();
  }
  explain(action: string): Promise<Answer> {
    return (this.#decider ?? this.#watcher).explain(action);
  }
  send(command: WithoutKey<Command>): Promise<Answer> {
    return (this.#decider ?? this.#watcher).send(command);
  }
}
