import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n";

const SRC = join(import.meta.dirname, "..", "src");

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

/** The keys in calls of `t("…")` and `msg("…")`. */
function keysIn(files: string[]): Set<string> {
  const calls = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/\b(?:t|msg)\(\s*"((?:[^"\\]|\\.)*)"/g),
  ]);
  return new Set(calls.map(([, key = ""]) => key));
}

/** The facts that each message of a file asks for, and its attributes. */
function messagesIn(path: string): Map<string, string[]> {
  const source = readFileSync(path, "utf8");
  const messages = new FluentResource(source).body;
  const written = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);
  expect(messages.map(({ id }) => id)).toEqual(written); // none is malformed
  expect(new Set(written).size).toBe(written.length); // each stands there once
  return new Map(messages.map((each) => [each.id, factsIn(each)]));
}

function factsIn(node: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(node, (_, value: unknown) => {
    if (value !== null && typeof value === "object" && "type" in value && value.type === "var")
      found.add((value as unknown as { name: string }).name);
    return value;
  });
  return [...found].sort();
}

const sources = filesIn(SRC, /\.(ts|svelte)$/);
const titles = readdirSync(join(SRC, "titles"), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map((each) => each.name);
const isOf = (title: string) => (file: string) => file.startsWith(join(SRC, "titles", title));
const pageKeys = keysIn(sources.filter((file) => !titles.some((title) => isOf(title)(file))));
const shared = messagesIn(join(SRC, "../../src/rubicon/messages/en.ftl"));

describe("the texts of the page", () => {
  it("have a message for every key in the source, and no other", () => {
    const known = [...messagesIn(join(SRC, "i18n/en.ftl")).keys()];
    expect(known.sort()).toEqual([...pageKeys].filter((key) => !shared.has(key)).sort());
    expect(known.filter((key) => shared.has(key))).toEqual([]);
  });

  it.each(titles)("about %s have one too, which begins with the title", (title) => {
    const own = keysIn(sources.filter(isOf(title)));
    const known = [...messagesIn(join(SRC, "titles", title, "en.ftl")).keys()];
    expect(known.sort()).toEqual([...own].filter((key) => !pageKeys.has(key) && !shared.has(key)).sort());
    expect(known.filter((key) => !key.startsWith(`${title}-`))).toEqual([]);
  });

  it.each(LANGUAGES)("are whole in the language %s, with the facts of the English", (language) => {
    for (const folder of ["i18n", ...titles.map((title) => join("titles", title))])
      expect(Object.fromEntries(messagesIn(join(SRC, folder, `${language}.ftl`)))).toEqual(
        Object.fromEntries(messagesIn(join(SRC, folder, "en.ftl"))),
      );
  });
});
