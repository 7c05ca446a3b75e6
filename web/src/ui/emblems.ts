/**
 * Emblems as SVG paths on a square of 24 by 24 units, drawn for this project: `fill` is filled, `line` is stroked. The build
 * puts the file next to the maps too, where the pictures that Python draws find it.
 */
import emblems from "./emblems.json";

export interface Emblem {
  fill?: string;
  line?: string;
}

export const EMBLEMS: Record<string, Emblem> = emblems;
