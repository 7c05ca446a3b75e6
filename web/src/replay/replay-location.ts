/**
 * Which finished game a page is about, where in it one is, and through whose eyes: in the address behind the #, as
 * `game=ID&at=57&eyes=caesar`. A file that was dropped is `file`: the browser keeps it for as long as this tab is open.
 */

import * as api from "../net/api";
import type { Origin, Replay } from "../net/protocol";
import { t } from "../i18n";

const FILE = "rubicon-record";
/** The server takes no larger record. */
const MOST = 256 * 1024;

export interface Where {
  game: string | null;
  at: number | null;
  eyes: string | null;
  /** Whether one came to play on from here. */
  fork?: boolean;
}

/** What an address says, if it is about a finished game. */
export function readHash(hash: string): Where | null {
  const words = new URLSearchParams(hash.replace(/^#/, ""));
  const game = words.get("game");
  if (game === null && !words.has("file")) return null;
  const at = words.get("at");
  return {
    game,
    at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null,
    eyes: words.get("eyes"),
    fork: words.has("fork"),
  };
}

export function hashOf({ game, at, eyes }: Where): string {
  const words = game === null ? ["file"] : [`game=${game}`];
  if (at !== null) words.push(`at=${at}`);
  if (eyes !== null) words.push(`eyes=${eyes}`);
  return `#${words.join("&")}`;
}

/** The file taken in last, as the server has played it: it need not do so twice. */
let latest: { record: string; replay: Replay } | null = null;

/** Take in a file that somebody dropped; says what is wrong with it, or nothing. */
export async function keepFile(file: File): Promise<string> {
  const [size, most] = [Math.ceil(file.size / 1024), MOST / 1024];
  if (size > most)
    return t("This file is too large for a record: it has {size} KB, a record at most {most}.", {
      size,
      most,
    });
  const record = await file.text();
  if (!record.startsWith("rubicon-record")) {
    return t(
      "This file is not a record of Rubicon. Records end in .rubicon and are downloaded when a game is over.",
    );
  }
  try {
    latest = { record, replay: await api.replay({ record }) };
    sessionStorage.setItem(FILE, record);
    return "";
  } catch (problem) {
    return t("This record cannot be opened: {why}", { why: (problem as Error).message });
  }
}

export function originOf(where: Where): Origin {
  return where.game === null ? { record: sessionStorage.getItem(FILE) ?? "" } : { game: where.game };
}

/** The game as all eyes saw it. */
export async function replayOf(where: Where): Promise<Replay> {
  const origin = originOf(where);
  return latest !== null && latest.record === origin.record ? latest.replay : api.replay(origin);
}

/** The record itself. */
export async function recordOf(where: Where): Promise<string> {
  return where.game === null ? (sessionStorage.getItem(FILE) ?? "") : api.record(where.game);
}
