import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Catalogue } from "../src/i18n";

const SRC = join(import.meta.dirname, "..", "src");

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
const read = (path: string): Catalogue => JSON.parse(readFileSync(path, "utf8")) as Catalogue;

const STRING = /"(?:[^"\\]|\\.)*"/g;
const TEXT = new RegExp(`\\b(?:t|msg)\\(\\s*(${STRING.source}(?:\\s*\\+\\s*${STRING.source})*)`, "g");

/** All texts in calls of `t("…")` and `msg("…")`. A long text is a sum: `t("… " + "…")`. */
function textsIn(files: string[]): Set<string> {
  const found = new Set<string>();
  for (const file of files) {
    for (const [, call = ""] of readFileSync(file, "utf8").matchAll(TEXT)) {
      const strings = [...call.matchAll(STRING)].map(([text]) => JSON.parse(text) as string);
      found.add(strings.join(""));
    }
  }
  return found;
}

const sources = filesIn(SRC, /\.(ts|svelte)$/);
const titles = readdirSync(join(SRC, "titles"), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map((each) => each.name);
const pageTexts = textsIn(
  sources.filter((file) => !titles.some((title) => file.startsWith(join(SRC, "titles", title)))),
);
const languages = readdirSync(join(SRC, "i18n"))
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(".json", ""));

describe.each(languages)("the catalogue %s", (language) => {
  const catalogue = read(join(SRC, "i18n", `${language}.json`));

  it("has every text of the page, and no other", () => {
    expect(Object.keys(catalogue.page).sort()).toEqual([...pageTexts].sort());
  });

  it.each(titles)("has every text of %s, and no other", (title) => {
    const own = textsIn(sources.filter((file) => file.startsWith(join(SRC, "titles", title))));
    const known = Object.keys(read(join(SRC, "titles", title, `${language}.json`)).page);
    expect(known.sort()).toEqual([...own].filter((text) => !pageTexts.has(text)).sort());
  });

  it("has the same gaps as the English, and as many plural forms as the language has", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.length;
    for (const file of [
      join(SRC, "i18n", `${language}.json`),
      ...titles.map((title) => join(SRC, "titles", title, `${language}.json`)),
    ]) {
      const { page, server } = read(file);
      for (const [english, other] of [...Object.entries(page), ...Object.entries(server)]) {
        const named = (text: string): string[] =>
          [...new Set([...text.matchAll(/\{\w+\}/g)].map(([name]) => name))].sort();
        expect([english, ...named(other)]).toEqual([english, ...named(english)]);
        if (english.includes(" | ")) expect([english, other.split(" | ").length]).toEqual([english, forms]);
        expect([english, other.trim() === other]).toEqual([english, english.trim() === english]);
      }
    }
  });
});
