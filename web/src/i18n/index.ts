/**
 * Translation of the page. English texts stand in the source. Another language is a catalogue from English to it: a
 * JSON file for the page and one for each title. For English nothing is fetched. See docs/translating.md.
 */

export interface Catalogue {
  /** Texts of the page: English to the other language, with gaps `{name}`. */
  page: Record<string, string>;
  /** Sentences of the server, as templates with gaps. The first that matches is used. */
  server: Record<string, string>;
  /** Names, on pieces and in the gaps of templates. */
  names: Record<string, string>;
}

const FILES = import.meta.glob<Catalogue>(
  ["./??.json", "../titles/*/??.json", "!../titles/template-title/*"], // the template is copied, not played
  { import: "default" },
);
const PLURALS: Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

export const LANGUAGES: string[] = [
  "en",
  ...Object.keys(FILES).flatMap((path) => /^\.\/(\w+)\.json$/.exec(path)?.[1] ?? []),
];

let pageTexts: Record<string, string> = {};
let templates: { pattern: RegExp; names: string[]; text: string }[] = [];
let nameTranslations: Record<string, string> = {};
let namePattern: RegExp | null = null;
// Made once: making plural rules takes longer than everything else here.
const ENGLISH_PLURALS = new Intl.PluralRules("en");
let pluralRules = ENGLISH_PLURALS;
const serverTextCache = new Map<string, string>();

/** The language to show: the one chosen, or the first of the browser's languages that has a catalogue. */
export function preferredLanguage(chosen: string, browser: readonly string[] = navigator.languages): string {
  const wanted = chosen === "auto" ? browser.map((tag) => tag.slice(0, 2).toLowerCase()) : [chosen];
  return wanted.find((language) => LANGUAGES.includes(language)) ?? "en";
}

/** Use a language from now on. Texts that are already on the page do not change. */
export async function loadLanguage(wanted: string): Promise<void> {
  const paths = Object.keys(FILES).filter((path) => path.endsWith(`/${wanted}.json`));
  const found = await Promise.all(paths.map((path) => FILES[path]?.()));
  setCatalogues(
    found.filter((each) => each !== undefined),
    wanted,
  );
}

/** The language of the page now. */
export const currentLanguage = (): string => document.documentElement.lang || "en";

/** Use these catalogues from now on. */
export function setCatalogues(catalogues: Partial<Catalogue>[], wanted: string): void {
  pageTexts = Object.assign({}, ...catalogues.map((each) => each.page));
  nameTranslations = Object.assign({}, ...catalogues.map((each) => each.names));
  templates = catalogues.flatMap((each) => Object.entries(each.server ?? {}).map(parseTemplate));
  const longestFirst = Object.keys(nameTranslations).sort((a, b) => b.length - a.length);
  namePattern = longestFirst.length
    ? new RegExp(`(?<![\\p{L}])(?:${longestFirst.map(escapeRegExp).join("|")})(?![\\p{L}])`, "gu")
    : null;
  pluralRules = new Intl.PluralRules(wanted);
  serverTextCache.clear();
  document.documentElement.lang = wanted;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function parseTemplate([english, text]: [string, string]): (typeof templates)[number] {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? "");
  const parts = english.split(/\{\w+\}/).map(escapeRegExp);
  return { pattern: new RegExp(`^${parts.join("(.+?)")}$`, "s"), names, text };
}

const fill = (text: string, given: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ""));

/**
 * `english` in the language of the page, with each `{name}` replaced by the value given for it. A text with a number
 * `{n}` may have several forms, for one and for more: `{n} card | {n} cards`.
 */
export function t(english: string, given: Record<string, string | number> = {}): string {
  const known = pageTexts[english];
  const forms = (known ?? english).split(" | ");
  const form = forms.length > 1 ? pluralForm(forms, Number(given.n), known === undefined) : forms[0];
  return fill(form ?? english, given);
}

/** Of the forms of a text the one for `n`. */
function pluralForm(forms: string[], n: number, isEnglish: boolean): string | undefined {
  const rules = isEnglish ? ENGLISH_PLURALS : pluralRules;
  const kinds = PLURALS.filter((kind) => rules.resolvedOptions().pluralCategories.includes(kind));
  return forms[kinds.indexOf(rules.select(n))];
}

/** Marks an English text that is translated with `t` elsewhere. */
export const msg = (english: string): string => english;

/** Names in the reader's language: `Pompey` is `Pompeius` in German. */
export function translateNames(text: string): string {
  return namePattern === null ? text : text.replace(namePattern, (name) => nameTranslations[name] ?? name);
}

/** A sentence of the server in the reader's language; in English if no template matches. */
export function serverText(english: string): string {
  let text = serverTextCache.get(english);
  if (text === undefined) serverTextCache.set(english, (text = matchTemplate(english) ?? english));
  return text;
}

function matchTemplate(english: string): string | null {
  for (const { pattern, names, text } of templates) {
    const found = pattern.exec(english);
    if (found)
      return fill(
        text,
        Object.fromEntries(
          names.map((name, at) => [
            name,
            matchTemplate(found[at + 1] ?? "") ?? translateNames(found[at + 1] ?? ""),
          ]),
        ),
      );
  }
  return null;
}
