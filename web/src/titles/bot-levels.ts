import { words } from "../i18n";

/** The computer's levels for people, from the weakest. */
export const LEVELS: Record<string, string> = {
  tiro: words("Tiro: a recruit, for a first game"),
  miles: words("Miles: knows the drill"),
  centurio: words("Centurio: has seen battles"),
  legatus: words("Legatus: leads armies"),
  imperator: words("Imperator: thinks long and plays to win"),
};
