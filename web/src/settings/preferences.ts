/** Display settings and the player's name, stored in this browser. */

import { readStored, writeStored } from "./storage";

const KEY = "rubicon-taste"; // an older name: browsers have stored values under it

export type FilmPace = "slow" | "quick" | "off";

/** What can be heard: nothing, that it is the player's turn, or all that happens. */
export type Sound = "off" | "turn" | "all";

export interface Preferences {
  name: string;
  theme: "auto" | "light" | "dark";
  size: "normal" | "large";
  motion: "auto" | "off";
  /** How fast the enemy's turn is shown, one event after the other. */
  film: FilmPace;
  sound: Sound;
  /** Whether what cannot be taken back any more asks once. */
  ask: "phone" | "always" | "never";
  /** A language code, or `auto` for the language of the browser. */
  language: string;
}

const DEFAULTS: Preferences = {
  name: "",
  theme: "auto",
  size: "normal",
  motion: "auto",
  film: "quick",
  sound: "off",
  ask: "phone",
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
  root.sound = now.sound;
  root.ask = now.ask;
}

/** How fast the enemy's turn is shown: not at all where animations are off or the page is hidden. */
export function filmPace(): FilmPace {
  const { motion, film } = document.documentElement.dataset;
  const still = motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (document.hidden || still || film === "off") return "off";
  return film === "slow" ? "slow" : "quick";
}

/** What can be heard. A page without the setting is silent. */
export function soundSetting(): Sound {
  const { sound } = document.documentElement.dataset;
  return sound === "turn" || sound === "all" ? sound : "off";
}

/** Whether what cannot be taken back any more asks once: by default where fingers choose. */
export function asksBeforeSending(): boolean {
  const { ask } = document.documentElement.dataset;
  return ask === "always" || (ask !== "never" && matchMedia("(pointer: coarse)").matches);
}
