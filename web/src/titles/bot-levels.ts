import { msg } from "../i18n";

/** The computer's levels for people, from the weakest. */
export const BOT_LEVELS: Record<string, string> = {
  tiro: msg("Tiro: a recruit, for a first game"),
  miles: msg("Miles: knows the drill"),
  centurio: msg("Centurio: has seen battles"),
  legatus: msg("Legatus: leads armies"),
  imperator: msg("Imperator: thinks long and plays to win"),
};
