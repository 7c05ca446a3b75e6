/** Why the server refused something, as a sentence in the reader's language. */

import { msg, serverText, t } from "../i18n";

/** What a refusal says, in the body of a response or in a message. */
export interface RefusalFacts {
  why: string;
  /** Seconds after which to ask again, and the kind of work that there was too much of. */
  wait?: number | null;
  work?: string | null;
}

/** What there was too much of. Kinds of work that are not listed have a general text. */
const TOO_MUCH: Record<string, string> = {
  sockets: msg("You have many connections open."),
  messages: msg("Too many messages."),
  hellos: msg("You have joined tables very often."),
  histories: msg("You have read many games from their beginning."),
  games: msg("You have opened many games."),
  listed: msg("You have a game in the lobby already."),
  hints: msg("You have asked for many hints."),
  replays: msg("You have looked at many games."),
  analyses: msg("You have asked for many analyses."),
  uploads: msg("You have sent many records."),
  chat: msg("You have said much."),
  notes: msg("You have saved your notes very often."),
  undos: msg("You have taken back very often."),
  letters: msg("That address was sent letters before."),
  logins: msg("Too many tries."),
  operators: msg("Too many tries."),
  database: msg("The database is away for a moment."),
};
const UNITS: [seconds: number, text: string][] = [
  [86_400, msg("Try again in {n} day. | Try again in {n} days.")],
  [3600, msg("Try again in {n} hour. | Try again in {n} hours.")],
  [60, msg("Try again in {n} minute. | Try again in {n} minutes.")],
  [1, msg("Try again in {n} second. | Try again in {n} seconds.")],
];

export function refusalText(refused: RefusalFacts & { code: string }): string {
  const { wait, work } = refused;
  if (wait === undefined || wait === null) return serverText(refused.why);
  const reason =
    refused.code === "busy"
      ? t("The server is busy with the work of others.")
      : t(TOO_MUCH[work ?? ""] ?? msg("That was too much at once."));
  const [seconds, text] = UNITS.find(([size]) => wait > 1.5 * size) ?? [1, UNITS[3]?.[1] ?? ""];
  return `${reason} ${t(text, { n: Math.ceil(wait / seconds) })}`;
}
