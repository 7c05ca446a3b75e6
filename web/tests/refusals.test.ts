import { expect, test } from "vitest";
import { loadLanguage } from "../src/i18n";
import { refusalText } from "../src/net/refusals";

const WAIT = { code: "rate", why: "A sentence of the server.", work: "games", wait: 45 };

test("a refusal with a time to wait is worded from its facts", () => {
  expect(refusalText(WAIT)).toBe("You have opened many games. Try again in 45 seconds.");
  expect(refusalText({ ...WAIT, work: "new", wait: 1 })).toBe(
    "That was too much at once. Try again in 1 second.",
  );
  expect(refusalText({ ...WAIT, code: "busy", wait: 7000 })).toBe(
    "The server is busy with the work of others. Try again in 2 hours.",
  );
  expect(refusalText({ code: "token", why: "No." })).toBe("No.");
});

test("in German, too", async () => {
  await loadLanguage("de");
  expect(refusalText(WAIT)).toBe("Du hast viele Partien eröffnet. Versuche es in 45 Sekunden wieder.");
});
