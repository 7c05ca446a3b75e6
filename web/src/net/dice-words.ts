/**
 * Words for the dice. Before a game begins, this browser draws random words for its side and commits to them; it shows
 * them when all parties have committed. It keeps a receipt, so that it can tell at the end of the game whether the
 * host has changed anything after it saw the words. docs/records.md describes this.
 */

import { readStored, writeStored } from "../settings/storage";
import type { Message } from "../i18n/words";
import type { TableFacts } from "./screen";
import { sha256 } from "./sha256";

/** A side, the hash of its words, and whether the host drew them. */
export type Commitment = [side: string, hash: string, byHost: boolean];

export interface Receipt {
  game: string;
  side: string;
  /** The commitment of the host to its seed. */
  seal: string;
  words: string;
  /** What all parties had committed to when the words were shown; null before. */
  commitments: Commitment[] | null;
  /** Whether the host has answered that the words are in. */
  confirmed: boolean;
}

/** What to send now: a commitment, or the words. */
export type WordsCommand = { type: "commit"; hash: string } | { type: "contribute"; text: string };

const encoder = new TextEncoder();
const key = (game: string, side: string): string => `rubicon-receipt-${game}-${side}`;
// Without a storage that lasts, the receipts last as long as the page.
const receipts = new Map<string, Receipt>();

export function readReceipt(game: string, side: string): Receipt | null {
  return receipts.get(key(game, side)) ?? readStored<Receipt | null>(key(game, side), null);
}

export function saveReceipt(receipt: Receipt): void {
  receipts.set(key(receipt.game, receipt.side), receipt);
  writeStored(key(receipt.game, receipt.side), receipt);
}

/** The hash that binds a side to its words, for the seed with the commitment `seal`. */
export function wordsCommitment(seal: string, side: string, words: string): string {
  const parts = [seal, side, words].map((text) => encoder.encode(text));
  const bytes = [...encoder.encode("rubicon words 1\0")];
  for (const part of parts) bytes.push(0, 0, part.length >> 8, part.length & 255, ...part);
  return sha256(new Uint8Array(bytes));
}

function newWords(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What the program of `side` sends when it sees these facts of the table, if anything. */
export function answerForWords(facts: TableFacts, side: string): WordsCommand | null {
  if (!facts.asked.includes(side) || facts.seats.some((seat) => seat.kind === "open")) return null;
  const kept = readReceipt(facts.id, side);
  const seal = facts.commitment;
  if (facts.words?.phase === "commit") {
    const fresh = { game: facts.id, side, seal, words: newWords(), commitments: null, confirmed: false };
    const receipt = kept?.seal === seal ? kept : fresh;
    saveReceipt(receipt);
    return { type: "commit", hash: wordsCommitment(seal, side, receipt.words) };
  }
  if (facts.words?.phase !== "reveal" || kept?.seal !== seal) return null;
  const { commitments } = facts.words;
  const ours = JSON.stringify([side, wordsCommitment(seal, side, kept.words), false]);
  const known = kept.commitments === null || same(kept.commitments, commitments);
  // If the host shows something else than before, the words stay secret.
  if (!known || !commitments.some((made) => JSON.stringify(made) === ours)) return null;
  saveReceipt({ ...kept, commitments });
  return { type: "contribute", text: kept.words };
}

/** The host has confirmed that the words of a side are in. */
export function confirmWords(game: string, side: string): void {
  const kept = readReceipt(game, side);
  if (kept) saveReceipt({ ...kept, confirmed: true });
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a record says about its seal: its lines without their checks. */
export function checkReceipt(lines: string[], receipt: Receipt): Message {
  const after = (word: string): string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const made = after("commitment").map((line): Commitment => {
    const [side = "", hash = "", by] = line.split(" ");
    return [side, hash, by === "host"];
  });
  const words = new Map(after("contribution").map((line) => [line.split(" ")[0], line.replace(/^\S+ /, "")]));
  if (!after("dice").includes(`sealed ${receipt.seal}`)) return ["receipt-seal", {}];
  if (receipt.commitments === null) return ["receipt-unused", {}];
  if (!same(made, receipt.commitments)) {
    const seen = receipt.commitments;
    const differ = [...seen, ...made].filter(
      (each) => !(seen.some((one) => same(one, each)) && made.some((one) => same(one, each))),
    );
    const sides = new Set((differ.length ? differ : seen).map(([side]) => side));
    return ["receipt-commitments", { sides: [...sides].sort() }];
  }
  if (words.get(receipt.side) !== receipt.words)
    return [receipt.confirmed ? "receipt-left-out" : "receipt-not-in", {}];
  const weak = words.size !== made.length || made.some(([side]) => !words.has(side));
  return [weak ? "receipt-weak" : "receipt-good", {}];
}

/** The findings that only a host who cheats can cause. */
export const BROKEN_RECEIPTS = new Set(["receipt-seal", "receipt-commitments", "receipt-left-out"]);
