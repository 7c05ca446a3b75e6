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
  sockets: msg("have-many-connections-open"),
  messages: msg("too-many-messages"),
  hellos: msg("have-joined-tables-very"),
  histories: msg("have-read-many-games"),
  games: msg("have-opened-many-games"),
  listed: msg("have-game-lobby-already"),
  hints: msg("have-asked-many-hints"),
  replays: msg("have-looked-many-games"),
  analyses: msg("have-asked-many-analyses"),
  uploads: msg("have-sent-many-records"),
  chat: msg("you-have-said-much"),
  reports: msg("have-reported-many-lines"),
  notes: msg("have-saved-notes-very"),
  undos: msg("have-taken-back-very"),
  letters: msg("address-was-sent-letters"),
  logins: msg("too-many-tries"),
  operators: msg("too-many-tries"),
  database: msg("database-away-moment"),
};
const UNITS: [seconds: number, text: string][] = [
  [86_400, msg("try-again-in-day")],
  [3600, msg("try-again-in-hour")],
  [60, msg("try-again-in-minute")],
  [1, msg("try-again-in-second")],
];

export function refusalText(refused: RefusalFacts & { code: string }): string {
  const { wait, work } = refused;
  if (wait === undefined || wait === null) return serverText(refused.why);
  const reason =
    refused.code === "busy"
      ? t("server-busy-work-others")
      : t(TOO_MUCH[work ?? ""] ?? msg("was-too-much-once"));
  const [seconds, text] = UNITS.find(([size]) => wait > 1.5 * size) ?? [1, UNITS[3]?.[1] ?? ""];
  return `${reason} ${t(text, { n: Math.ceil(wait / seconds) })}`;
}
