/** The computer's levels for people, from the weakest. */
export const LEVELS: Record<string, string> = {
  tiro: "Tiro: a recruit, for a first game",
  miles: "Miles: knows the drill",
  centurio: "Centurio: has seen battles",
  legatus: "Legatus: leads armies",
  imperator: "Imperator: thinks long and plays to win",
};
