/** An analysis as the server sends it (docs/analysis.md). A sketch has only guesses. */

import type { Message } from "../i18n/words";
import type { View } from "../net/screen";

export interface AnalysisPoint {
  position: number;
  side?: string;
  /** What happened, as that side may know it. */
  told?: Message | null;
  guesses: Record<string, number>;
  chances?: Record<string, number>;
}

export interface Mistake {
  position: number;
  side: string;
  section: Message | null;
  /** What the side saw. */
  view: View;
  played: string[];
  better: string[];
  chance: number;
  cost: number;
  error: number;
}

export interface GameAnalysis {
  title: string;
  result: Message;
  /** The side whose chances these are. */
  chances_of: string;
  sections: { position: number; level: number; opens: Message }[];
  course: AnalysisPoint[];
  /** The smoothed chances of each viewpoint. */
  curves?: Record<string, number[]>;
  turning_points?: {
    from: number;
    to: number;
    section: Message | null;
    scene: Message;
    news: Message[];
    before: number;
    after: number;
  }[];
  mistakes?: Mistake[];
  /** For each position, the step of the record before it. */
  steps: number[];
}

/** The viewpoints of an analysis, the truth first. */
export const viewpointsOf = (analysis: GameAnalysis): string[] =>
  Object.keys(analysis.course[0]?.guesses ?? {});

/** Guesses are smoothed over this number of positions on either side. */
const SMOOTHING_POSITIONS = 4;

function smooth(values: number[]): number[] {
  return values.map((_, at) => {
    const near = Math.min(SMOOTHING_POSITIONS, at, values.length - 1 - at);
    const some = values.slice(at - near, at + near + 1);
    return some.reduce((sum, each) => sum + each, 0) / some.length;
  });
}

/** The curve to draw for a viewpoint: its chances, or smoothed guesses while there are no chances. */
export const curveOf = (analysis: GameAnalysis, viewpoint: string): number[] =>
  analysis.curves?.[viewpoint] ?? smooth(analysis.course.map((point) => point.guesses[viewpoint] ?? 0.5));

export const roundPercent = (chance: number): string => `${Math.round(100 * chance)}%`;
