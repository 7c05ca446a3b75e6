/** The little Markdown that the rules use, as blocks of plain parts: nothing is ever put in as markup. */

export interface Part {
  kind: "text" | "strong" | "em";
  text: string;
}
export interface Paragraph {
  kind: "p" | "li" | "row";
  parts: Part[];
  cells?: Part[][];
}

export function parts(text: string): Part[] {
  const found: Part[] = [];
  for (const piece of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)) {
    if (!piece) continue;
    if (piece.startsWith("**")) found.push({ kind: "strong", text: piece.slice(2, -2) });
    else if (piece.startsWith("*") || piece.startsWith("`")) found.push({ kind: "em", text: piece.slice(1, -1) });
    else found.push({ kind: "text", text: piece });
  }
  return found;
}

export function paragraphs(markdown: string): Paragraph[] {
  const found: Paragraph[] = [];
  let open: { kind: "p" | "li"; text: string } | null = null;
  const close = (): void => {
    if (open) found.push({ kind: open.kind, parts: parts(open.text) });
    open = null;
  };
  for (const raw of markdown.split("\n")) {
    const line = raw.trim();
    const item = /^(?:[-*]|\d+\.) (.*)$/.exec(line);
    if (!line) close();
    else if (line.startsWith("|")) {
      close();
      if (/^[|\s:-]+$/.test(line)) continue;
      found.push({ kind: "row", parts: [], cells: line.slice(1, -1).split("|").map((cell) => parts(cell.trim())) });
    } else if (item) {
      close();
      open = { kind: "li", text: item[1] ?? "" };
    } else {
      const before: { kind: "p" | "li"; text: string } | null = open;
      open = before ? { kind: (before as { kind: "p" | "li" }).kind, text: `${(before as { text: string }).text} ${line}` } : { kind: "p", text: line };
    }
  }
  close();
  return found;
}
