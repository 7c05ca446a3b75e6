/** The headings of the rules texts, which are English, in other languages. */

const FILES = import.meta.glob<string>(
  // The template is copied, not played.
  ["../../../src/rubicon/games/*/messages/rules/*.ftl", "!**/template_title/**"],
  { query: "?raw", import: "default" },
);

/** The headings of a title's rules in a language; empty if there is no such file. */
export const headingSource = async (folder: string, language: string): Promise<string> =>
  (await FILES[`../../../src/rubicon/games/${folder}/messages/rules/${language}.ftl`]?.()) ?? "";
