/** The message files, which the page shares with the server's package. Each is fetched when it is needed. */

import { Words, type Names } from "./words";

const FILES = import.meta.glob<string>(
  ["../../../src/rubicon/messages/*.ftl", "../../../src/rubicon/games/*/messages/*.ftl"],
  { query: "?raw", import: "default" },
);
const PACKAGE = "../../../src/rubicon";

/** The message files of a language: those for all titles, then those of the title. */
async function sources(title: string, language: string): Promise<string[]> {
  // After the @ stands the digest of a component pack.
  const folder = (title.split("@")[0] ?? title).replaceAll("-", "_");
  const paths = [
    `${PACKAGE}/messages/${language}.ftl`,
    `${PACKAGE}/games/${folder}/messages/${language}.ftl`,
  ];
  const found = await Promise.all(paths.map((path) => FILES[path]?.()));
  return found.filter((each) => each !== undefined);
}

/** The words of a title in a language, with English for what it lacks. */
export async function loadWords(title: string, language: string, names: Names): Promise<Words> {
  const [own, english] = await Promise.all([
    sources(title, language),
    language === "en" ? [] : sources(title, "en"),
  ]);
  return new Words(language, own, english, names);
}
