/** Sentences of the server in other languages, by templates: endings, refusals and options until they are messages. */

export interface Catalogue {
  /** Sentences of the server, as templates with gaps. The first that matches is used. */
  server: Record<string, string>;
  /** Names, on pieces and in the gaps of templates. */
  names: Record<string, string>;
}

const FILES = import.meta.glob<Catalogue>(
  ["./??.json", "../titles/*/??.json", "!../titles/template-title/*"],
  { import: "default" },
);

let templates: { pattern: RegExp; names: string[]; text: string }[] = [];
let nameTranslations: Record<string, string> = {};
let namePattern: RegExp | null = null;
const serverTextCache = new Map<string, string>();

export async function loadTemplates(wanted: string): Promise<void> {
  const paths = Object.keys(FILES).filter((path) => path.endsWith(`/${wanted}.json`));
  const catalogues = (await Promise.all(paths.map((path) => FILES[path]?.()))).filter(
    (each) => each !== undefined,
  );
  nameTranslations = Object.assign({}, ...catalogues.map((each) => each.names)) as Record<string, string>;
  templates = catalogues.flatMap((each) => Object.entries(each.server).map(parseTemplate));
  const longestFirst = Object.keys(nameTranslations).sort((a, b) => b.length - a.length);
  namePattern = longestFirst.length
    ? new RegExp(`(?<![\\p{L}])(?:${longestFirst.map(escapeRegExp).join("|")})(?![\\p{L}])`, "gu")
    : null;
  serverTextCache.clear();
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function parseTemplate([english, text]: [string, string]): (typeof templates)[number] {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? "");
  const parts = english.split(/\{\w+\}/).map(escapeRegExp);
  return { pattern: new RegExp(`^${parts.join("(.+?)")}$`, "s"), names, text };
}

const fill = (text: string, given: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ""));

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
