/**
 * Which finished game a page is about, where in it one is, and through whose eyes: in the address behind the #, as
 * `game=ID&at=57&eyes=caesar`. A file that was dropped is `file`: the browser keeps it for as long as this tab is open.
 */

import * as api from "../net/api";
import type { FinishedGame, Replay } from "../net/protocol";
import { t } from "../i18n";

const RECORD_KEY = "rubicon-record";
/** The server takes no larger record. */
const MAX_RECORD_BYTES = 256 * 1024;

export interface ReplayLocation {
  game: string | null;
  at: number | null;
  viewpoint: string | null;
  /** Whether one came to play on from here. */
  fork?: boolean;
}

/** What an address says, if it is about a finished game. */
export function parseReplayHash(hash: string): ReplayLocation | null {
  const words = new URLSearchParams(hash.replace(/^#/, ""));
  const game = words.get("game");
  if (game === null && !words.has("file")) return null;
  const at = words.get("at");
  return {
    game,
    at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null,
    viewpoint: words.get("eyes"),
    fork: words.has("fork"),
  };
}

export function toReplayHash({ game, at, viewpoint }: ReplayLocation): string {
  const words = game === null ? ["file"] : [`game=${game}`];
  if (at !== null) words.push(`at=${at}`);
  if (viewpoint !== null) words.push(`eyes=${viewpoint}`);
  return `#${words.join("&")}`;
}

/** The file taken in last, as the server has played it: it need not do so twice. */
let latestImport: { record: string; replay: Replay } | null = null;

/** Take in a file that somebody dropped; says what is wrong with it, or nothing. */
export async function importRecordFile(file: File): Promise<string> {
  const [size, most] = [Math.ceil(file.size / 1024), MAX_RECORD_BYTES / 1024];
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
    latestImport = { record, replay: await api.fetchReplay({ record }) };
    sessionStorage.setItem(RECORD_KEY, record);
    return "";
  } catch (problem) {
    return t("This record cannot be opened: {why}", { why: (problem as Error).message });
  }
}

export function toOrigin(replayLocation: ReplayLocation): FinishedGame {
  return replayLocation.game === null
    ? { record: sessionStorage.getItem(RECORD_KEY) ?? "" }
    : { game: replayLocation.game };
}

/** The game as all eyes saw it. */
export async function fetchReplay(replayLocation: ReplayLocation): Promise<Replay> {
  const origin = toOrigin(replayLocation);
  return latestImport !== null && latestImport.record === origin.record
    ? latestImport.replay
    : api.fetchReplay(origin);
}

/** The record itself. */
export async function fetchRecord(replayLocation: ReplayLocation): Promise<string> {
  return replayLocation.game === null
    ? (sessionStorage.getItem(RECORD_KEY) ?? "")
    : api.fetchRecord(replayLocation.game);
}
