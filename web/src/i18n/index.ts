/**
 * The words of the page. English stands where it is said; another language is a catalogue from English to it, a JSON
 * file for the page and one for each title. Nothing is fetched for English. See docs/translating.md.
 */

export interface Catalogue {
  /** What the page says: English to the other language, with `{names}` to be filled in. */
  said: Record<string, string>;
  /** What the server says, by templates; the first that fits is taken. */
  heard: Record<string, string>;
  /** Names inside what is filled in, and on pieces. */
  names: Record<string, string>;
}

const FILES = import.meta.glob<Catalogue>(["./??.json", "../titles/*/??.json"], { import: "default" });
const PLURALS: Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

export const LANGUAGES: string[] = [
  "en",
  ...Object.keys(FILES).flatMap((path) => /^\.\/(\w+)\.json$/.exec(path)?.[1] ?? []),
];

let said: Record<string, string> = {};
let templates: { pattern: RegExp; names: string[]; text: string }[] = [];
let nameOf: Record<string, string> = {};
let anyName: RegExp | null = null;
let plural = new Intl.PluralRules("en");
const remembered = new Map<string, string>();

/** The language in which somebody wants to read: the one chosen, or the first of the browser's that we speak. */
export function preferred(chosen: string, browser: readonly string[] = navigator.languages): string {
  const wanted = chosen === "auto" ? browser.map((tag) => tag.slice(0, 2).toLowerCase()) : [chosen];
  return wanted.find((language) => LANGUAGES.includes(language)) ?? "en";
}

/** Speak a language from now on; what has been said already stays as it is. */
export async function speak(wanted: string): Promise<void> {
  const paths = Object.keys(FILES).filter((path) => path.endsWith(`/${wanted}.json`));
  const found = await Promise.all(paths.map((path) => FILES[path]?.()));
  use(
    found.filter((each) => each !== undefined),
    wanted,
  );
}

/** The language that is spoken now. */
export const language = (): string => document.documentElement.lang || "en";

/** Speak by these catalogues. */
export function use(catalogues: Partial<Catalogue>[], wanted: string): void {
  said = Object.assign({}, ...catalogues.map((each) => each.said));
  nameOf = Object.assign({}, ...catalogues.map((each) => each.names));
  templates = catalogues.flatMap((each) => Object.entries(each.heard ?? {}).map(template));
  const longestFirst = Object.keys(nameOf).sort((a, b) => b.length - a.length);
  anyName = longestFirst.length
    ? new RegExp(`(?<![\\p{L}])(?:${longestFirst.map(plain).join("|")})(?![\\p{L}])`, "gu")
    : null;
  plural = new Intl.PluralRules(wanted);
  remembered.clear();
  document.documentElement.lang = wanted;
}

const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function template([english, text]: [string, string]): (typeof templates)[number] {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? "");
  const parts = english.split(/\{\w+\}/).map(plain);
  return { pattern: new RegExp(`^${parts.join("(.+?)")}$`, "s"), names, text };
}

const fill = (text: string, given: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ""));

/**
 * The words for `english`, with `{name}` replaced by what is given for it. Where there is a number `{n}` the forms for
 * one and for more stand in one text: `{n} card | {n} cards`.
 */
export function t(english: string, given: Record<string, string | number> = {}): string {
  const known = said[english];
  const forms = (known ?? english).split(" | ");
  const rules = known === undefined ? new Intl.PluralRules("en") : plural;
  const kinds = PLURALS.filter((kind) => rules.resolvedOptions().pluralCategories.includes(kind));
  const form = forms.length > 1 ? forms[kinds.indexOf(rules.select(Number(given.n)))] : forms[0];
  return fill(form ?? english, given);
}

/** Marks English that `t` is asked for elsewhere, in tables of words. */
export const words = (english: string): string => english;

/** Names in the reader's language: `Pompey` is `Pompeius` in German. */
export function named(text: string): string {
  return anyName === null ? text : text.replace(anyName, (name) => nameOf[name] ?? name);
}

/** What the server has said, in the reader's language where its template is known. */
export function heard(english: string): string {
  let text = remembered.get(english);
  if (text === undefined) remembered.set(english, (text = translated(english) ?? english));
  return text;
}

/** The same for a heading: what the server has said, without the full stop. */
export const heading = (english: string): string =>
  translated(`${english}.`)?.replace(/\.$/, "") ?? heard(english);

function translated(english: string): string | null {
  for (const { pattern, names, text } of templates) {
    const found = pattern.exec(english);
    if (found)
      return fill(
        text,
        Object.fromEntries(
          names.map((name, at) => [name, translated(found[at + 1] ?? "") ?? named(found[at + 1] ?? "")]),
        ),
      );
  }
  return null;
}
