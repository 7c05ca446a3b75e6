/** Display settings and the player's name, stored in this browser. */

import { readStored, writeStored } from "./storage";

const KEY = "rubicon-taste"; // an older name: browsers have stored values under it

export type FilmPace = "slow" | "quick" | "off";

export interface Preferences {
  name: string;
  theme: "auto" | "light" | "dark";
  size: "normal" | "large";
  motion: "auto" | "off";
  /** How fast the enemy's turn is shown, one event after the other. */
  film: FilmPace;
  /** A language code, or `auto` for the language of the browser. */
  language: string;
}

const DEFAULTS: Preferences = {
  name: "",
  theme: "auto",
  size: "normal",
  motion: "auto",
  film: "quick",
  language: "auto",
};

export const preferences = (): Preferences => ({ ...DEFAULTS, ...readStored<Partial<Preferences>>(KEY, {}) });

/** Store a preference, and apply it to the page. */
export function savePreferences(change: Partial<Preferences>): Preferences {
  const now = { ...preferences(), ...change };
  writeStored(KEY, now);
  applyPreferences(now);
  return now;
}

/** Apply the preferences to the page. */
export function applyPreferences(now: Preferences = preferences()): void {
  const root = document.documentElement.dataset;
  const dark =
    now.theme === "dark" || (now.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.theme = dark ? "dark" : "light";
  root.size = now.size;
  root.motion = now.motion;
  root.film = now.film;
}

/** How fast the enemy's turn is shown: not at all where animations are off or the page is hidden. */
export function filmPace(): FilmPace {
  const { motion, film } = document.documentElement.dataset;
  const still = motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (document.hidden || still || film === "off") return "off";
  return film === "slow" ? "slow" : "quick";
}
