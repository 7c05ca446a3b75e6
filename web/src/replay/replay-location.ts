/**
 * The address of a replay or analysis after the #: which finished game, which step, and which viewpoint, as
 * `game=ID&at=57&eyes=caesar`. `file` is a record file, which the browser keeps while this tab is open.
 */

import * as api from "../net/api";
import type { FinishedGame, Replay } from "../net/protocol";
import { t } from "../i18n";

const RECORD_KEY = "rubicon-record";
/** The server accepts no larger record. */
const MAX_RECORD_BYTES = 256 * 1024;

export interface ReplayLocation {
  game: string | null;
  at: number | null;
  viewpoint: string | null;
  /** Whether to open the form that starts a new game from here. */
  fork?: boolean;
}

/** The finished game that an address names, if any. */
export function parseReplayHash(hash: string): ReplayLocation | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  const game = parameters.get("game");
  if (game === null && !parameters.has("file")) return null;
  const at = parameters.get("at");
  return {
    game,
    at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null,
    viewpoint: parameters.get("eyes"),
    fork: parameters.has("fork"),
  };
}

export function toReplayHash({ game, at, viewpoint }: ReplayLocation): string {
  const parameters = game === null ? ["file"] : [`game=${game}`];
  if (at !== null) parameters.push(`at=${at}`);
  if (viewpoint !== null) parameters.push(`eyes=${viewpoint}`);
  return `#${parameters.join("&")}`;
}

/** The file imported last, with the server's replay of it, so that the server need not make it twice. */
let latestImport: { record: string; replay: Replay } | null = null;

/** Check and keep a record file. Returns what is wrong with it, or an empty text. */
export async function importRecordFile(file: File): Promise<string> {
  const [size, most] = [Math.ceil(file.size / 1024), MAX_RECORD_BYTES / 1024];
  if (size > most)
    return t("file-too-large-record", {
      size,
      most,
    });
  const record = await file.text();
  if (!record.startsWith("rubicon-record")) {
    return t("file-not-record-rubicon");
  }
  try {
    latestImport = { record, replay: await api.fetchReplay({ record }) };
    sessionStorage.setItem(RECORD_KEY, record);
    return "";
  } catch (problem) {
    return t("record-cannot-opened-why", { why: (problem as Error).message });
  }
}

export function toOrigin(replayLocation: ReplayLocation): FinishedGame {
  return replayLocation.game === null
    ? { record: sessionStorage.getItem(RECORD_KEY) ?? "" }
    : { game: replayLocation.game };
}

/** The replay of the game, for all viewers. */
export async function fetchReplay(replayLocation: ReplayLocation): Promise<Replay> {
  const origin = toOrigin(replayLocation);
  return latestImport !== null && latestImport.record === origin.record
    ? latestImport.replay
    : api.fetchReplay(origin);
}

/** The text of the record. */
export async function fetchRecord(replayLocation: ReplayLocation): Promise<string> {
  return replayLocation.game === null
    ? (sessionStorage.getItem(RECORD_KEY) ?? "")
    : api.fetchRecord(replayLocation.game);
}
