/** Requests to the HTTP API of the server. A refusal becomes an `ApiError` with a sentence for the user. */

import type {
  Created,
  Fork,
  Join,
  Lobby,
  NewGame,
  FinishedGame,
  Invitation,
  Problem,
  Replay,
  Rules,
  Seat,
  AnalysisProgress,
  Take,
  Titles,
} from "./protocol";
import { t } from "../i18n";
import type { Names } from "../i18n/words";
import { refusalText, type RefusalFacts } from "./refusals";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    why: string,
  ) {
    super(why);
  }
}

export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  more: Record<string, string> = {},
): Promise<T> {
  const headers: Record<string, string> = { "X-Rubicon": "1", ...more };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("unreachable", t("server-cannot-reached-check"));
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  let problem: Pick<Problem, "code"> & RefusalFacts = {
    code: "fault",
    why: t("server-answered-status", { status: answer.status }),
  };
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    // a proxy may answer with something that is not JSON
  }
  throw new ApiError(problem.code, refusalText(problem));
}

export const fetchTitles = (): Promise<Titles> => request("GET", "/api/titles");
export const fetchComponents = (title: string): Promise<Record<string, unknown>> =>
  request("GET", `/api/titles/${encodeURIComponent(title)}/components`);
export const fetchNames = (title: string): Promise<Names> =>
  request("GET", `/api/titles/${encodeURIComponent(title)}/names`);
export const fetchRules = (title: string): Promise<Rules> =>
  request("GET", `/api/titles/${encodeURIComponent(title)}/rules`);
export const fetchLobby = (before?: number): Promise<Lobby> =>
  request("GET", before === undefined ? "/api/games" : `/api/games?before=${before}`);
export const createGame = (game: NewGame): Promise<Created> => request("POST", "/api/games", game);
export const joinGame = (game: string, body: Join): Promise<Seat> =>
  request("POST", `/api/games/${game}/join`, body);
export const takeSeat = (body: Take): Promise<Seat> => request("POST", "/api/seats/take", body);
/** What the token of an invitation leads to. */
export const fetchInvitation = (token: string): Promise<Invitation> =>
  request("POST", "/api/seats/invitation", { token });
export const joinNextGame = (game: string, token: string): Promise<Seat> =>
  request("POST", `/api/games/${game}/next`, undefined, token);

export const fetchReplay = (origin: FinishedGame): Promise<Replay> => request("POST", "/api/replays", origin);
export const forkGame = (wanted: Fork): Promise<Created> => request("POST", "/api/forks", wanted);
export const startAnalysis = (origin: FinishedGame): Promise<AnalysisProgress> =>
  request("POST", "/api/analyses", origin);
export const fetchAnalysis = (id: string, sketched: boolean): Promise<AnalysisProgress> =>
  request("GET", `/api/analyses/${id}?sketched=${sketched}`);

/** The record of a finished game, as in its file. */
export async function fetchRecord(game: string): Promise<string> {
  const answer = await fetch(`/api/games/${game}/record`).catch(() => null);
  if (!answer?.ok) throw new ApiError("unreachable", t("record-cannot-be-read"));
  return answer.text();
}

/** A new unguessable token. With it a request for a seat can be repeated after a lost answer. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
