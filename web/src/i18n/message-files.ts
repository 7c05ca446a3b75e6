/** The message files, which the page shares with the server's package. Each is fetched when it is needed. */

import { Words, type Names } from "./words";

const FILES = import.meta.glob<string>(
  ["../../../src/rubicon/messages/*.ftl", "../../../src/rubicon/games/*/messages/*.ftl"],
  { query: "?raw", import: "default" },
);
const PACKAGE = "../../../src/rubicon";

/** The folder of a title. After the @ stands the digest of a component pack. */
const folderOf = (title: string): string => (title.split("@")[0] ?? title).replaceAll("-", "_");

/** The message files of a language: those for all titles, then those of the title. */
async function sources(title: string, language: string): Promise<string[]> {
  const folder = folderOf(title);
  const paths = [
    `${PACKAGE}/messages/${language}.ftl`,
    `${PACKAGE}/games/${folder}/messages/${language}.ftl`,
  ];
  const found = await Promise.all(paths.map((path) => FILES[path]?.()));
  return found.filter((each) => each !== undefined);
}

/** The words of a title in a language, with English for what it lacks. */
export async function loadWords(title: string, language: string, names: Names): Promise<Words> {
  const own = sources(title, language);
  if (language === "en") return new Words(language, await own, [], names);
  // English has its headings in the rules text, and does not load the list of these files.
  const headings = import("./heading-files").then(({ headingSource }) =>
    headingSource(folderOf(title), language),
  );
  const [found, heading, english] = await Promise.all([own, headings, sources(title, "en")]);
  return new Words(language, [...found, heading], english, names);
}
