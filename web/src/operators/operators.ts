/** Requests of operators; see docs/operators.md. The secret stays in the memory of the page. */

import { request } from "../net/api";

/** A client at a table. `client` is a keyed hash that names it without its address. */
export interface Connected {
  game: string;
  /** A side; negative for spectators. */
  viewer: number;
  client: string;
  name: string;
  account: string | null;
}

export interface Cost {
  client: string;
  work: string;
  /** How much of its share of this work the client has used; 1 is all of it. */
  used: number;
}

/** Times are in seconds; without `until`, it holds until it is lifted. */
export interface Sanction {
  kind: "ban" | "mute" | "close";
  subject: "account" | "client" | "game" | "seat";
  target: string;
  reason: string;
  since: number;
  until: number | null;
}

export interface AuditEntry {
  number: number;
  at: number;
  actor: string;
  action: string;
  subject: string;
  target: string;
  reason: string;
}

/** A line of chat that somebody has reported. `side` and `viewer` are negative for spectators. */
export interface Report {
  id: string;
  at: number;
  game: string;
  room: string;
  line: number;
  reason: string;
  words: string;
  /** Who reported it. */
  viewer: number;
  account: string | null;
  client: string;
  /** The line as it is now, empty if it was removed; who said it, and the account that has taken that seat. */
  text: string;
  author: string;
  side: number;
  author_account: string | null;
}

export interface Overview {
  count: number;
  connections: Connected[];
  costs: Cost[];
  sanctions: Sanction[];
  reports: Report[];
  audit: AuditEntry[];
  /** Names of accounts, by id. */
  accounts: Record<string, string>;
}

export interface Line {
  room: string;
  number: number;
  at: number;
  author: string;
  text: string;
}

/** What an operator may do, with the secret that they have typed. */
export class OperatorApi {
  #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  overview = (): Promise<Overview> => this.#ask("GET", "overview");
  chat = (game: string): Promise<{ lines: Line[] }> => this.#ask("GET", `chat/${encodeURIComponent(game)}`);
  setSanction = (
    kind: string,
    subject: string,
    target: string,
    more: { reason?: string; hours?: number | null; lift?: boolean },
  ): Promise<Overview> => this.#ask("POST", "sanctions", { kind, subject, target, ...more });
  setTable = (game: string, open: boolean, reason: string): Promise<Overview> =>
    this.#ask("POST", "tables", { game, open, reason });
  removeLine = (game: string, line: { room: string; number: number }, reason: string): Promise<Overview> =>
    this.#ask("POST", "lines", { game, room: line.room, number: line.number, reason });

  settle = (report: Report, reason: string): Promise<Overview> =>
    this.#ask("POST", "reports", { report: report.id, reason });

  #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return request(method, `/api/operators/${path}`, body, this.#secret);
  }
}
