import { describe, expect, it } from "vitest";
import { loadLanguage } from "../src/i18n";
import { thinkingText } from "../src/titles/bot-levels";

describe("a computer player that is waited for", () => {
  it("says how long it thinks at most, if it goes by time", async () => {
    expect(thinkingText("Pompey", 4)).toBe(
      "Pompey (the computer) is thinking, about each choice for 4 seconds at most.",
    );
    expect(thinkingText("Pompey", 1)).toContain("one second at most");
    expect(thinkingText("Pompey")).toBe("Pompey (the computer) is thinking.");
    await loadLanguage("de");
    expect(thinkingText("Pompeius", 4)).toContain("höchstens 4 Sekunden");
  });
});
