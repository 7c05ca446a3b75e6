import { msg, t } from "../i18n";

/** The computer's levels for people, from the weakest. */
export const BOT_LEVELS: Record<string, string> = {
  tiro: msg("tiro-recruit-first-game"),
  miles: msg("miles-knows-the-drill"),
  centurio: msg("centurio-has-seen-battles"),
  legatus: msg("legatus-leads-armies"),
  imperator: msg("imperator-thinks-long-plays"),
};

/** That the computer thinks, and for how many seconds about each choice at most, if it goes by time. */
export const thinkingText = (who: string, seconds?: number): string =>
  seconds ? t("who-computer-thinking-seconds", { who, seconds }) : t("who-computer-thinking", { who });
