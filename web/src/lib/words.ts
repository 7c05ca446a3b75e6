/**
 * The words of the page. English stands where it is said; another language is a catalogue from English to it.
 * What the server says (prompts, the log, rules) comes in the server's words.
 */

export type Catalogue = Record<string, string>;

let catalogue: Catalogue = {};

export function speak(other: Catalogue, language: string): void {
  catalogue = other;
  document.documentElement.lang = language;
}

/** The words for `english`, with `{name}` replaced by what is given for it. */
export function t(english: string, given: Record<string, string | number> = {}): string {
  const text = catalogue[english] ?? english;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ""));
}
