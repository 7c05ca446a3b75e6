/** Notes about places inside the player's notes: each is a line `NAME: note`. */

/** The note about a place; empty if there is none. */
export const noteOf = (notes: string, name: string): string =>
  notes
    .split("\n")
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? "";

/** All notes, with another one about a place, or none if it is empty. */
export function withNote(notes: string, name: string, text: string): string {
  const lines = notes.split("\n").filter((line) => !line.startsWith(`${name}: `));
  const note = text.replaceAll("\n", " ").trim();
  return [...lines, ...(note ? [`${name}: ${note}`] : [])].join("\n").replace(/^\n+/, "");
}
