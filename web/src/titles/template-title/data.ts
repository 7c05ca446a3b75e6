/** The components and views of Template Title, as the server sends them. */

export interface Hill {
  id: string;
  name: string;
  value: number;
}

export interface Components {
  hills: Hill[];
}

/** In order of the sides. */
export type Pair<T> = [T, T];

export interface HillView {
  viewer: string;
  rounds: number;
  round: number;
  phase: "choice" | "favour" | "over";
  decides: string | null;
  hill: string;
  /** By hill. */
  owners: (string | null)[];
  points: Pair<number>;
  favours: Pair<number>;
  dice: Pair<number>;
  played: Pair<number[]>;
  hand_size: Pair<number>;
  /** Only in the view of a side. */
  hand?: number[];
  chosen?: number;
}
