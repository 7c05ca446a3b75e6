/** What this browser remembers: links to one's games, a name, and how one likes the page to look. */

export interface Remembered {
  game: string;
  /** One token, or several for a hot-seat. */
  tokens: string[];
  title: string;
  /** Who one is: `Caesar against the computer`. */
  what: string;
  at: number;
  over?: boolean;
}

const GAMES = "rubicon-games";
const GUIDE = "rubicon-guide";
const MOST = 30;

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // storage is closed to us, or somebody else wrote there
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // without storage the page works, it only does not remember
  }
}

export const games = (): Remembered[] => read<Remembered[]>(GAMES, []);

/** Remember a game, or what has changed of it. The latest comes first. */
export function remember(game: Remembered): void {
  write(GAMES, [game, ...games().filter((other) => other.game !== game.game)].slice(0, MOST));
}

export function forget(game: string): void {
  write(
    GAMES,
    games().filter((other) => other.game !== game),
  );
}

/** The guided game under way: which it is, and the steps that are done. Nothing for any other game. */
export function guided(game: string): string[] | null {
  const found = read<{ game: string; done: string[] } | null>(GUIDE, null);
  return found?.game === game ? found.done : null;
}

export const guide = (game: string, done: string[]): void => write(GUIDE, { game, done });

export const unguide = (): void => write(GUIDE, null);

export interface Taste {
  name: string;
  theme: "auto" | "light" | "dark";
  size: "normal" | "large";
  motion: "auto" | "off";
  /** The language of the page: a code, or that of the browser. */
  language: string;
}

const TASTE: Taste = { name: "", theme: "auto", size: "normal", motion: "auto", language: "auto" };

export const taste = (): Taste => ({ ...TASTE, ...read<Partial<Taste>>("rubicon-taste", {}) });

/** Keep a taste, and show it on the page. */
export function like(change: Partial<Taste>): Taste {
  const now = { ...taste(), ...change };
  write("rubicon-taste", now);
  wear(now);
  return now;
}

/** Let the page look as one likes it. */
export function wear(now: Taste = taste()): void {
  const root = document.documentElement.dataset;
  const dark =
    now.theme === "dark" || (now.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.theme = dark ? "dark" : "light";
  root.size = now.size;
  root.motion = now.motion;
}

const ACCOUNT = "rubicon-account";

/** The name under which one has signed in at this browser. The server alone knows whether that still holds. */
export const account = (): string => read(ACCOUNT, "");
export const signedIn = (name: string): void => write(ACCOUNT, name);
