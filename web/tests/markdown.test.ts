import { describe, expect, it } from "vitest";
import { parseMarkdown, parseInline } from "../src/ui/markdown";

describe("the rules' Markdown", () => {
  it("reads strong and emphasised text", () => {
    expect(parseInline("a **b** *c* `d`.")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " " },
      { kind: "em", text: "c" },
      { kind: "text", text: " " },
      { kind: "em", text: "d" },
      { kind: "text", text: "." },
    ]);
  });

  it("never produces markup", () => {
    expect(parseInline("<script>alert(1)</script>")).toEqual([
      { kind: "text", text: "<script>alert(1)</script>" },
    ]);
  });

  it("joins the lines of a paragraph, and splits paragraphs at empty lines", () => {
    const found = parseMarkdown("one\ntwo\n\nthree");
    expect(found.map((each) => each.parts[0]?.text)).toEqual(["one two", "three"]);
  });

  it("reads lists, also numbered ones, and continued lines", () => {
    const found = parseMarkdown("- first\n  goes on\n- second\n1. third");
    expect(found.map(({ kind, parts: [part] }) => [kind, part?.text])).toEqual([
      ["li", "first goes on"],
      ["li", "second"],
      ["li", "third"],
    ]);
  });

  it("reads the rows of a table, without the line below its header", () => {
    const rows = parseMarkdown("| a | **b** |\n|---|:--|\n| c | d |");
    expect(rows.map((row) => row.cells?.map((cell) => cell[0]?.text))).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  });
});
