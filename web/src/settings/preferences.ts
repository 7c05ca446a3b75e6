/** How the reader likes the page to look, kept by this browser. */

import { readStored, writeStored } from "./storage";

const KEY = "rubicon-taste"; // an older name, kept for what browsers have stored;

export interface Preferences {
  name: string;
  theme: "auto" | "light" | "dark";
  size: "normal" | "large";
  motion: "auto" | "off";
  /** The language of the page: a code, or that of the browser. */
  language: string;
}

const DEFAULTS: Preferences = { name: "", theme: "auto", size: "normal", motion: "auto", language: "auto" };

export const preferences = (): Preferences => ({ ...DEFAULTS, ...readStored<Partial<Preferences>>(KEY, {}) });

/** Keep a preference, and show it on the page. */
export function savePreferences(change: Partial<Preferences>): Preferences {
  const now = { ...preferences(), ...change };
  writeStored(KEY, now);
  applyPreferences(now);
  return now;
}

/** Let the page look as one likes it. */
export function applyPreferences(now: Preferences = preferences()): void {
  const root = document.documentElement.dataset;
  const dark =
    now.theme === "dark" || (now.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.theme = dark ? "dark" : "light";
  root.size = now.size;
  root.motion = now.motion;
}
