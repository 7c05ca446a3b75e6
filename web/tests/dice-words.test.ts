import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  answerForWords,
  checkReceipt,
  confirmWords,
  readReceipt,
  wordsCommitment,
  type Receipt,
} from "../src/net/dice-words";
import type { TableFacts } from "../src/net/screen";
import { sha256 } from "../src/net/sha256";

const SEAL = "3d7d1d34905ebfcfa8bd25797a9c53f3b0a584147f238197c8dc1ea71a83e973";

let number = 0;
beforeEach(() => number++);

function facts(phase: "commit" | "reveal", commitments: [string, string, boolean][] = []): TableFacts {
  return {
    id: `game${number}`,
    commitment: SEAL,
    asked: ["caesar", "pompey"],
    seats: [{ kind: "person" }, { kind: "person" }],
    words: { phase, commitments },
  } as unknown as TableFacts;
}

/** A game in which both sides have shown their words, and the receipt of Caesar. */
function shown(): { receipt: Receipt; lines: string[] } {
  const committed = answerForWords(facts("commit"), "caesar");
  if (committed?.type !== "commit") throw new Error("no commitment");
  const pompey = wordsCommitment(SEAL, "pompey", "cat");
  const made: [string, string, boolean][] = [
    ["caesar", committed.hash, false],
    ["pompey", pompey, true],
  ];
  const told = answerForWords(facts("reveal", made), "caesar");
  if (told?.type !== "contribute") throw new Error("no words");
  confirmWords(`game${number}`, "caesar");
  const receipt = readReceipt(`game${number}`, "caesar");
  if (!receipt) throw new Error("no receipt");
  const lines = [
    `dice sealed ${SEAL}`,
    `commitment caesar ${committed.hash}`,
    `commitment pompey ${pompey} host`,
    `contribution caesar ${told.text}`,
    "contribution pompey cat",
    "start",
  ];
  return { receipt, lines };
}

describe("words for the dice", () => {
  it("are hashed as everywhere", () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 1000]) {
      const data = new Uint8Array(length).map((_, at) => at * 7);
      expect(sha256(data)).toBe(createHash("sha256").update(data).digest("hex"));
    }
  });

  it("are committed to as docs/records.md says", () => {
    expect(wordsCommitment(SEAL, "pompey", "Μάγνος")).toBe(
      "7766b2be5ac8cad9e7732ddfae756d537573f61c70ee8f7fa1bd9ccc220ddfec",
    );
  });

  it("are drawn once for a game, at random, and shown only with the commitment they were hidden in", () => {
    const first = answerForWords(facts("commit"), "caesar");
    expect(answerForWords(facts("commit"), "caesar")).toEqual(first);
    expect(answerForWords(facts("commit"), "pompey")).not.toEqual(first);
    expect(answerForWords(facts("reveal", [["caesar", "0".repeat(64), false]]), "caesar")).toBeNull();
    expect(answerForWords({ ...facts("commit"), asked: [] }, "caesar")).toBeNull();
  });

  it("are not shown again when the host has changed a commitment meanwhile", () => {
    const { receipt } = shown();
    const [own] = receipt.commitments ?? [];
    expect(answerForWords(facts("reveal", [own ?? ["", "", false]]), "caesar")).toBeNull();
  });

  it("are found in an honest record; whatever the host changes is named", () => {
    const { receipt, lines } = shown();
    expect(checkReceipt(lines, receipt)).toEqual(["receipt-good", {}]);
    const changed = (from: RegExp, to: string): string[] => lines.map((line) => line.replace(from, to));
    expect(checkReceipt(changed(/sealed .*/, `sealed ${"0".repeat(64)}`), receipt)[0]).toBe("receipt-seal");
    expect(checkReceipt(changed(/^commitment pompey .*/, "commitment pompey 00 host"), receipt)).toEqual([
      "receipt-commitments",
      { sides: ["pompey"] },
    ]);
    const without = lines.filter((line) => !line.startsWith("contribution caesar"));
    expect(checkReceipt(without, receipt)[0]).toBe("receipt-left-out");
    expect(checkReceipt(without, { ...receipt, confirmed: false })[0]).toBe("receipt-not-in");
    expect(checkReceipt(lines, { ...receipt, commitments: null })[0]).toBe("receipt-unused");
    const withheld = lines.filter((line) => !line.startsWith("contribution pompey"));
    expect(checkReceipt(withheld, receipt)[0]).toBe("receipt-weak");
  });
});
