/** The HTTP side of the server. A refusal becomes a `Refused` with a sentence for people. */

import type {
  Created,
  Fork,
  Join,
  Lobby,
  NewGame,
  Origin,
  Problem,
  Replay,
  Rules,
  Seat,
  Study,
  Take,
  Titles,
} from "./protocol";
import { heard, t } from "../i18n";

export class Refused extends Error {
  constructor(
    readonly code: string,
    why: string,
  ) {
    super(why);
  }
}

export async function request<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { "X-Rubicon": "1" };
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
    throw new Refused("away", t("The server cannot be reached. Check your connection and try again."));
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  let problem: Problem = {
    code: "fault",
    why: t("The server answered with {status}.", { status: answer.status }),
  };
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    // what a proxy answers need not be JSON
  }
  throw new Refused(problem.code, heard(problem.why));
}

export const titles = (): Promise<Titles> => request("GET", "/api/titles");
export const components = (title: string): Promise<Record<string, unknown>> =>
  request("GET", `/api/titles/${encodeURIComponent(title)}/components`);
export const rules = (title: string): Promise<Rules> =>
  request("GET", `/api/titles/${encodeURIComponent(title)}/rules`);
export const lobby = (): Promise<Lobby> => request("GET", "/api/games");
export const create = (game: NewGame): Promise<Created> => request("POST", "/api/games", game);
export const join = (game: string, body: Join): Promise<Seat> =>
  request("POST", `/api/games/${game}/join`, body);
export const take = (body: Take): Promise<Seat> => request("POST", "/api/seats/take", body);
export const next = (game: string, token: string): Promise<Seat> =>
  request("POST", `/api/games/${game}/next`, undefined, token);

export const replay = (origin: Origin): Promise<Replay> => request("POST", "/api/replays", origin);
export const fork = (wanted: Fork): Promise<Created> => request("POST", "/api/forks", wanted);
export const analyse = (origin: Origin): Promise<Study> => request("POST", "/api/analyses", origin);
export const analysis = (id: string, sketched: boolean): Promise<Study> =>
  request("GET", `/api/analyses/${id}?sketched=${sketched}`);

/** The record of a finished game, as it stands in a file. */
export async function record(game: string): Promise<string> {
  const answer = await fetch(`/api/games/${game}/record`).catch(() => null);
  if (!answer?.ok) throw new Refused("away", "The record cannot be read. Try again.");
  return answer.text();
}

/** An unguessable token of ours, so that taking a seat can be asked for again after a lost answer. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
