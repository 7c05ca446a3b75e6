import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkSeal } from "../src/replay/seal";

const RECORD = readFileSync("../tests/games/julius_caesar/golden/historical-2.0.rec", "utf-8");

/** The record with changed lines and correct checks, as a forger would write it. */
function withValidChecks(change: (line: string) => string): string {
  let digest = Buffer.alloc(32);
  return RECORD.split("\n")
    .slice(0, -1)
    .map((line) => {
      const text = change(line.slice(0, -10));
      digest = createHash("sha256").update(digest).update(`${text}\n`).digest() as Buffer<ArrayBuffer>;
      return `${text} #${digest.toString("hex").slice(0, 8)}\n`;
    })
    .join("");
}

describe("the seal of the dice", () => {
  it("is proved, die by die", async () => {
    const rolls = RECORD.match(/\broll /g)?.length;
    expect(await checkSeal(RECORD)).toMatchObject({ kind: "proved", rolls, draws: 34 - Number(rolls) });
    expect(withValidChecks((line) => line)).toBe(RECORD);
  });

  it("breaks where a line was changed, a die was forged, or another seed is shown", async () => {
    const lines = RECORD.split("\n");
    const at = lines.findIndex((line) => line.includes(": roll "));
    expect(await checkSeal(RECORD.replace(": roll ", ": roll 0"))).toEqual({ kind: "broken", line: at + 1 });
    let first = true;
    const forged = withValidChecks((line) => {
      if (!first || !line.includes(": roll ")) return line;
      first = false;
      return line.replace(/: roll (\d)/, (_, face: string) => `: roll ${7 - Number(face)}`);
    });
    expect(await checkSeal(forged)).toEqual({ kind: "broken", line: at + 1 });
    const other = withValidChecks((line) => line.replace(/^seed .*/, `seed ${"00".repeat(32)}`));
    expect(await checkSeal(other)).toEqual({ kind: "broken", line: lines.length - 1 });
  });

  it("does not exist where the dice were open", async () => {
    const open = withValidChecks((line) => line.replace(/^dice sealed .*/, "dice open"));
    expect(await checkSeal(open)).toEqual({ kind: "open" });
  });
});
