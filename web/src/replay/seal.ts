/**
 * Checks the seal of the dice in the browser: the record is complete, its seed is the one promised before the game
 * began, and every die came from it. docs/records.md describes the algorithm. A record does not say how many items a
 * draw was from, so draws are not checked here; the server checks them.
 */

import { wordsCommitment } from "../net/dice-words";

export type SealCheck =
  | { kind: "proved"; rolls: number; draws: number; lines: string[] }
  /** The dice were not sealed: there is nothing to prove. */
  | { kind: "open" }
  | { kind: "broken"; line: number }
  /** No cryptography: browsers offer it only to pages from https or from the same computer. */
  | { kind: "cannot" };

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const bytes = (text: string): Bytes => encoder.encode(text) as Bytes;
const hex = (data: Bytes): string => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Bytes =>
  new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));

function join(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function u32(...numbers: number[]): Bytes {
  const view = new DataView(new ArrayBuffer(4 * numbers.length));
  numbers.forEach((number, at) => view.setUint32(4 * at, number));
  return new Uint8Array(view.buffer);
}

const sha = async (data: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", data));

async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", made, message));
}

/** The `count` dice that the seal gives for one question. */
async function rollDice(key: Bytes, question: number, count: number): Promise<number[]> {
  const limit = 2 ** 32 - (2 ** 32 % 6);
  const faces: number[] = [];
  for (let block = 0; faces.length < count; block++) {
    const made = await hmac(key, join(bytes("rubicon chance 1\0"), u32(0, question, block)));
    const view = new DataView(made.buffer);
    for (let at = 0; at < made.length && faces.length < count; at += 4) {
      const value = view.getUint32(at);
      if (value < limit) faces.push((value % 6) + 1);
    }
  }
  return faces;
}

/** The lines without their checks, up to the first line whose check is wrong, and the number of that line. */
async function stripChecks(record: string): Promise<{ lines: string[]; broken: number | null }> {
  const lines: string[] = [];
  let digest: Bytes = new Uint8Array(32);
  for (const line of record.split("\n").slice(0, -1)) {
    const text = line.slice(0, -10);
    digest = await sha(join(digest, bytes(`${text}\n`)));
    if (line !== `${text} #${hex(digest).slice(0, 8)}`) return { lines, broken: lines.length + 1 };
    lines.push(text);
  }
  return { lines, broken: null };
}

/** Check the record of a finished game. */
export async function checkSeal(record: string): Promise<SealCheck> {
  if (!globalThis.crypto?.subtle) return { kind: "cannot" };
  const { lines, broken } = await stripChecks(record);
  if (broken !== null) return { kind: "broken", line: broken };
  // The last line about dice counts: a game that continues another one seals its own dice there.
  const sealed = lines.map((line) => line.startsWith("dice ")).lastIndexOf(true);
  const [, kind, promised] = (lines[sealed] ?? "").split(" ");
  if (kind !== "sealed") return { kind: "open" };
  const seed = unhex(lines.at(-1)?.replace(/^seed /, "") ?? "");
  if (hex(await sha(join(bytes("rubicon seal 1\0"), seed))) !== promised)
    return { kind: "broken", line: lines.length };

  const contributions = lines
    .filter((line) => line.startsWith("contribution "))
    .map((line) => /^contribution (\S+) (.*)$/.exec(line));
  for (const [at, line] of lines.entries()) {
    const [, side = "", hash = ""] = /^commitment (\S+) (\S+)/.exec(line) ?? [];
    const shown = contributions.find((found) => found?.[1] === side);
    if (side && shown && wordsCommitment(promised ?? "", side, shown[2] ?? "") !== hash)
      return { kind: "broken", line: at + 1 };
  }
  const mixed = contributions.flatMap((found) => [found?.[1] ?? "", found?.[2] ?? ""]).map(bytes);
  const key = await hmac(
    seed,
    join(
      bytes("rubicon key 1\0"),
      u32(contributions.length),
      ...mixed.flatMap((part) => [u32(part.length), part]),
    ),
  );

  let question = 0;
  let rolls = 0;
  for (const [at, line] of lines.entries()) {
    if (at <= sealed || !/^(start|\d+) /.test(line)) continue;
    const chances = line.split(" : ")[1];
    for (const chance of chances?.split(" ; ") ?? []) {
      const [how, ...values] = chance.split(" ");
      if (how === "roll") {
        const faces = await rollDice(key, question, values.length);
        if (faces.join(" ") !== values.join(" ")) return { kind: "broken", line: at + 1 };
        rolls += 1;
      }
      question += 1;
    }
  }
  return { kind: "proved", rolls, draws: question - rolls, lines };
}
