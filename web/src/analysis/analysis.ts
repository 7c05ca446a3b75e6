/** An analysis as the server sends it (docs/analysis.md); a sketch has guesses only. */

import type { View } from "../net/screen";

export interface AnalysisPoint {
  position: number;
  side?: string;
  /** How the chronicle told it to that side. */
  told?: string;
  guesses: Record<string, number>;
  chances?: Record<string, number>;
}

export interface Mistake {
  position: number;
  side: string;
  section: string;
  /** What its side saw. */
  view: View;
  played: string[];
  better: string[];
  chance: number;
  cost: number;
  error: number;
}

export interface GameAnalysis {
  title: string;
  result: string;
  /** Whose chances they are. */
  chances_of: string;
  sections: { position: number; level: number; name: string }[];
  course: AnalysisPoint[];
  /** The chances a little smoothed, by eyes. */
  curves?: Record<string, number[]>;
  turning_points?: {
    from: number;
    to: number;
    section: string;
    scene: string;
    news: string[];
    before: number;
    after: number;
  }[];
  mistakes?: Mistake[];
  /** The step of the record after which each position stood. */
  steps: number[];
}

/** Which eyes there are, the truth first. */
export const viewpointsOf = (analysis: GameAnalysis): string[] =>
  Object.keys(analysis.course[0]?.guesses ?? {});

/** Guesses are drawn as the mean over so many positions to either side. */
const SMOOTHING_POSITIONS = 4;

function smooth(figures: number[]): number[] {
  return figures.map((_, at) => {
    const near = Math.min(SMOOTHING_POSITIONS, at, figures.length - 1 - at);
    const some = figures.slice(at - near, at + near + 1);
    return some.reduce((sum, each) => sum + each, 0) / some.length;
  });
}

/** The curve to draw for some eyes: chances, or guesses as long as there are no others. */
export const curveOf = (analysis: GameAnalysis, viewpoint: string): number[] =>
  analysis.curves?.[viewpoint] ?? smooth(analysis.course.map((point) => point.guesses[viewpoint] ?? 0.5));

export const roundPercent = (chance: number): string => `${Math.round(100 * chance)}%`;
