/** Display settings and the player's name, stored in this browser. */

import { readStored, writeStored } from "./storage";

const KEY = "rubicon-taste"; // an older name: browsers have stored values under it

export interface Preferences {
  name: string;
  theme: "auto" | "light" | "dark";
  size: "normal" | "large";
  motion: "auto" | "off";
  /** A language code, or `auto` for the language of the browser. */
  language: string;
}

const DEFAULTS: Preferences = { name: "", theme: "auto", size: "normal", motion: "auto", language: "auto" };

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
}
