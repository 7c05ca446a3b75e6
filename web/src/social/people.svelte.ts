/** Whom the reader has muted or blocked, and reports of lines; see docs/people.md. */

import { request } from "../net/api";
import type { ChatLine } from "../net/protocol";
import { readStored, writeStored } from "../settings/storage";

/** Another person at the table. `lasting`: a decision holds in all games, not only for this seat. */
export interface OtherPlayer {
  side: string;
  muted: boolean;
  blocked: boolean;
  lasting: boolean;
}

export type ReportReason = "insult" | "threat" | "spam" | "other";

/** What spectators of a game have muted: names, kept in this browser. */
const mutedNamesKey = (game: string): string => `rubicon-muted-${game}`;

/** The people at one table, as one seat or spectator has decided about them. */
export class PeopleModel {
  others = $state.raw<OtherPlayer[]>([]);
  mutedNames = $state.raw<string[]>([]);

  #game: string;
  #token: string;
  #sides: readonly string[];
  /** The reader's side; negative for spectators. */
  #viewer: number;

  constructor(game: string, token: string, sides: readonly string[], viewer: number) {
    this.#game = game;
    this.#token = token;
    this.#sides = sides;
    this.#viewer = viewer;
    if (viewer < 0) this.mutedNames = readStored<string[]>(mutedNamesKey(game), []);
  }

  get isSpectator(): boolean {
    return this.#viewer < 0;
  }

  async load(): Promise<void> {
    if (this.isSpectator) return;
    const found = await request<{ people: OtherPlayer[] }>(
      "GET",
      this.#path("people"),
      undefined,
      this.#token,
    );
    this.others = found.people;
  }

  async decide(side: string, muted: boolean, blocked: boolean): Promise<void> {
    const path = this.#path(`people/${encodeURIComponent(side)}`);
    const found = await request<{ people: OtherPlayer[] }>("PUT", path, { muted, blocked }, this.#token);
    this.others = found.people;
  }

  /** Mute a spectator by name, or stop that. */
  setNameMuted(name: string, muted: boolean): void {
    this.mutedNames = muted ? [...this.mutedNames, name] : this.mutedNames.filter((each) => each !== name);
    writeStored(mutedNamesKey(this.#game), this.mutedNames);
  }

  report = (line: ChatLine, reason: ReportReason, words: string): Promise<void> =>
    request("POST", this.#path("reports"), { number: line.number, reason, words }, this.#token);

  /** Whether the reader does not want to see a line. */
  isHidden(line: ChatLine): boolean {
    if (this.isSpectator) return this.mutedNames.includes(line.author);
    const other = this.others.find((each) => each.side === this.#sides[line.side]);
    return other !== undefined && (other.muted || other.blocked);
  }

  /** Whether somebody else has said this, so that it can be reported. All spectators have the same seat. */
  isOfSomebodyElse = (line: ChatLine): boolean =>
    line.text !== "" && (this.isSpectator || line.side !== this.#viewer);

  #path = (rest: string): string => `/api/games/${encodeURIComponent(this.#game)}/${rest}`;
}
