/** Parser for the few parts of Markdown that the rules use. The result is plain text parts, never markup. */

export interface InlinePart {
  kind: "text" | "strong" | "em";
  text: string;
}
export interface Paragraph {
  kind: "p" | "li" | "row";
  parts: InlinePart[];
  cells?: InlinePart[][];
}

export function parseInline(text: string): InlinePart[] {
  const found: InlinePart[] = [];
  for (const piece of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)) {
    if (!piece) continue;
    if (piece.startsWith("**")) found.push({ kind: "strong", text: piece.slice(2, -2) });
    else if (piece.startsWith("*") || piece.startsWith("`"))
      found.push({ kind: "em", text: piece.slice(1, -1) });
    else found.push({ kind: "text", text: piece });
  }
  return found;
}

export function parseMarkdown(markdown: string): Paragraph[] {
  const found: { kind: "p" | "li" | "row"; text: string }[] = [];
  let open = false; // whether the next line continues the last paragraph
  for (const raw of markdown.split("\n")) {
    const line = raw.trim();
    const item = /^(?:[-*]|\d+\.) (.*)$/.exec(line)?.[1];
    const last = found.at(-1);
    if (line.startsWith("|")) {
      if (!/^[|\s:-]+$/.test(line)) found.push({ kind: "row", text: line.slice(1, -1) });
    } else if (item !== undefined) found.push({ kind: "li", text: item });
    else if (line && open && last) last.text += ` ${line}`;
    else if (line) found.push({ kind: "p", text: line });
    open = line !== "" && !line.startsWith("|");
  }
  return found.map(({ kind, text }) =>
    kind === "row"
      ? { kind, parts: [], cells: text.split("|").map((cell) => parseInline(cell.trim())) }
      : { kind, parts: parseInline(text) },
  );
}
