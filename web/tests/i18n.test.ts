import { describe, expect, it } from "vitest";
import { LANGUAGES, loadLanguage, preferredLanguage, setTexts, t } from "../src/i18n";

const ENGLISH = "play = Play { $side }\ncards = { $n ->\n  [one] { $n } card\n *[other] { $n } cards\n }\n";

describe("texts", () => {
  it("come from the message files of the language, with the facts filled in", () => {
    setTexts(["play = { $side } spielen"], [ENGLISH], "de");
    expect(t("play", { side: "Caesar" })).toBe("Caesar spielen");
    expect(document.documentElement.lang).toBe("de");
  });

  it("are English where the language lacks them, and their key where nobody has them", () => {
    setTexts(["play = { $side } spielen"], [ENGLISH], "de");
    expect([1, 0, 1000].map((n) => t("cards", { n }))).toEqual(["1 card", "0 cards", "1000 cards"]);
    expect(t("sing")).toBe("sing");
  });

  it("have as many plural forms as the language has", () => {
    const polish = "cards = { $n ->\n [one] { $n } karta\n [few] { $n } karty\n *[other] { $n } kart\n }";
    setTexts([polish], [ENGLISH], "pl");
    expect([1, 2, 5].map((n) => t("cards", { n }))).toEqual(["1 karta", "2 karty", "5 kart"]);
  });

  it("are read from the files of the page", async () => {
    await loadLanguage("de");
    expect(t("play-side", { side: "Caesar" })).toBe("Caesar spielen");
    await loadLanguage("en");
    expect(t("play-side", { side: "Caesar" })).toBe("Play Caesar");
  });
});

describe("the language", () => {
  it("is the one chosen, or the first of the browser's that has message files", () => {
    expect(LANGUAGES[0]).toBe("en");
    expect(preferredLanguage("auto", ["xx-CH", "de-AT", "en-GB"])).toBe("de");
    expect(preferredLanguage("auto", ["xx"])).toBe("en");
    expect(preferredLanguage("zz", ["en"])).toBe("en");
  });
});
