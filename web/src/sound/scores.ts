/**
 * The sounds of the table, as notes to be synthesised: our own design, no recordings. Each is over in less than a second
 * and quiet; `synthesiser.ts` plays them.
 */

export type SoundName = "card" | "march" | "dice" | "hit" | "turn";

/** One note: a tone that glides from one pitch to another, or noise through a filter that does. */
export interface Note {
  wave: "sine" | "triangle" | "noise";
  /** When it begins and how long it lasts, in seconds. */
  at: number;
  length: number;
  /** Pitch in hertz, at its beginning and at its end. */
  from: number;
  to: number;
  /** The loudest moment, which comes at once; 1 is as loud as can be. */
  gain: number;
}

const step = (at: number): Note => ({
  wave: "noise",
  at,
  length: 0.09,
  from: 420,
  to: 160,
  gain: 0.22,
});
const knock = (at: number, from: number): Note => ({
  wave: "noise",
  at,
  length: 0.045,
  from,
  to: from * 0.7,
  gain: 0.2,
});

export const SCORES: Record<SoundName, Note[]> = {
  /** A card slides over the table. */
  card: [{ wave: "noise", at: 0, length: 0.16, from: 5200, to: 1500, gain: 0.12 }],
  /** Boots: two steps. */
  march: [step(0), step(0.17)],
  /** Dice knock on wood, faster and faster, and lie still. */
  dice: [knock(0, 2100), knock(0.11, 1700), knock(0.19, 2300), knock(0.25, 1500), knock(0.29, 1900)],
  /** A dull blow. */
  hit: [
    { wave: "sine", at: 0, length: 0.24, from: 170, to: 52, gain: 0.3 },
    { wave: "noise", at: 0, length: 0.07, from: 900, to: 300, gain: 0.16 },
  ],
  /** Two notes upwards, a fifth apart: your turn. */
  turn: [
    { wave: "triangle", at: 0, length: 0.22, from: 440, to: 440, gain: 0.14 },
    { wave: "triangle", at: 0.16, length: 0.4, from: 660, to: 660, gain: 0.14 },
  ],
};
