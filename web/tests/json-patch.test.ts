import { describe, expect, it } from "vitest";
import { applyPatch } from "../src/net/json-patch";

describe("a patch", () => {
  it("may say that nothing has changed", () => {
    const old = { a: 1 };
    expect(applyPatch(old, null)).toBe(old);
  });

  it("replaces the document", () => {
    expect(applyPatch({ a: 1 }, ["=", [2]])).toEqual([2]);
  });

  it("changes, adds and removes members, and does not change the old document", () => {
    const old = { kept: { deep: true }, changed: { n: 1 }, gone: 1 };
    const made = applyPatch(old, [
      "{",
      { changed: ["{", { n: ["=", 2] }, []], added: ["=", "x"] },
      ["gone"],
    ]) as typeof old;
    expect(made).toEqual({ kept: { deep: true }, changed: { n: 2 }, added: "x" });
    expect(made.kept).toBe(old.kept); // what did not change is shared
    expect(old).toEqual({ kept: { deep: true }, changed: { n: 1 }, gone: 1 });
  });

  it("changes entries of a list by index", () => {
    const old = [1, { n: 1 }, 3];
    expect(applyPatch(old, ["#", { 1: ["{", { n: ["=", 5] }, []], 2: ["=", 4] }])).toEqual([1, { n: 5 }, 4]);
    expect(old).toEqual([1, { n: 1 }, 3]);
  });

  it("replaces a range of a list", () => {
    const old = ["a", "b", "c", "d"];
    expect(applyPatch(old, ["~", 1, 2, ["x"]])).toEqual(["a", "x", "d"]);
    expect(applyPatch(old, ["~", 4, 0, ["e"]])).toEqual(["a", "b", "c", "d", "e"]);
    expect(old).toHaveLength(4);
  });
});
