/**
 * Texts of the page, from message files: one for the page and one for each title, in every language, and the one that
 * the page shares with Python. In the source stand their keys. See docs/translating.md.
 */

import { Words, type Facts, type Message } from "./words";

const FILES = import.meta.glob<string>(
  // The template is copied, not played.
  ["./??.ftl", "../titles/*/??.ftl", "!../titles/template-title/*", "../../../src/rubicon/messages/??.ftl"],
  { query: "?raw", import: "default" },
);

/** The languages that the page has message files for, English first. */
export const LANGUAGES: string[] = [
  "en",
  ...Object.keys(FILES)
    .filter((path) => path.startsWith("./"))
    .map((path) => path.slice(2, 4))
    .filter((language) => language !== "en")
    .sort(),
];

let words = new Words("en", []);
let titleWords: Words | null = null;

/** The language to show: the one chosen, or the first of the browser's languages that has message files. */
export function preferredLanguage(chosen: string, browser: readonly string[] = navigator.languages): string {
  const wanted = chosen === "auto" ? browser.map((tag) => tag.slice(0, 2).toLowerCase()) : [chosen];
  return wanted.find((language) => LANGUAGES.includes(language)) ?? "en";
}

/** The title that a message file is about; an empty text for those that every page needs. */
const titleOf = (path: string): string => /\/titles\/([^/]+)\//.exec(path)?.[1] ?? "";

const sources = (language: string, isWanted: (title: string) => boolean): Promise<string[]> =>
  Promise.all(
    Object.entries(FILES).flatMap(([path, load]) =>
      path.endsWith(`/${language}.ftl`) && isWanted(titleOf(path)) ? [load()] : [],
    ),
  );

/** Titles whose texts are loaded. */
let titles = new Set<string>();

/**
 * Use a language from now on, with English for what it lacks. Texts that are already on the page do not change. The
 * texts of `wantedTitles` are loaded with it; without them, of all titles.
 */
export async function loadLanguage(wanted: string, wantedTitles?: string[]): Promise<void> {
  titles = new Set(wantedTitles ?? Object.keys(FILES).map(titleOf));
  const isWanted = (title: string): boolean => !title || titles.has(title);
  const [own, english] = await Promise.all([
    sources(wanted, isWanted),
    wanted === "en" ? [] : sources("en", isWanted),
  ]);
  setTexts(own, english, wanted);
}

/** Load the texts of some more titles. */
export async function loadTitleTexts(ids: string[]): Promise<void> {
  if (ids.some((id) => !titles.has(id))) await loadLanguage(currentLanguage(), [...titles, ...ids]);
}

/** Use these message files from now on. */
export function setTexts(own: string[], english: string[], wanted: string): void {
  words = new Words(wanted, own, english);
  document.documentElement.lang = wanted;
}

/** The language of the page now. */
export const currentLanguage = (): string => document.documentElement.lang || "en";

/** The text with this key, in the language of the page. */
export const t = (key: string, facts: Facts = {}): string => words.say([key, facts]);

/** What the server says, as a sentence: in the words of the title that is shown, if there is one. */
export const say = (message: Message): string => (titleWords ?? words).say(message);

/** From now on the page shows a title with these words. */
export function setTitleWords(shown: Words): void {
  titleWords = shown;
}

/** Marks the key of a text that is shown with `t` elsewhere. */
export const msg = (key: string): string => key;
