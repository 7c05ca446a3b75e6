import { expect, test } from "vitest";
import { loadLanguage } from "../src/i18n";
import { refusalText } from "../src/net/refusals";

const WAIT = {
  why: "A sentence of the server.",
  message: ["refused-too-much", { work: "games", wait: ["wait-second", { n: 45 }] }],
};

test("a refusal is worded from its facts", async () => {
  expect(refusalText(WAIT)).toBe("You have opened many games. Try again in 45 seconds.");
  expect(refusalText({ why: "", message: ["refused-seat-taken", { side: "pompey" }] })).toBe(
    "The seat of Pompey is taken.",
  );
  await loadLanguage("de");
  expect(refusalText(WAIT)).toBe("Du hast viele Partien eröffnet. Versuche es in 45 Sekunden wieder.");
});

test("an earlier server says it in English alone", () => {
  expect(refusalText({ why: "No." })).toBe("No.");
});
