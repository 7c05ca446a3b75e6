import { afterEach, describe, expect, it } from "vitest";
import { serverText, translateNames, preferredLanguage, t, setCatalogues } from "../src/i18n";

afterEach(() => setCatalogues([], "en"));

describe("words", () => {
  it("are English where nothing else is known", () => {
    expect(t("Play {side}", { side: "Caesar" })).toBe("Play Caesar");
    expect(t("{n} card | {n} cards", { n: 1 })).toBe("1 card");
    expect(t("{n} card | {n} cards", { n: 0 })).toBe("0 cards");
    expect(serverText("Whatever the server says.")).toBe("Whatever the server says.");
  });

  it("come from the catalogues of the language, with the gaps filled", () => {
    setCatalogues(
      [
        { page: { "Play {side}": "{side} spielen" } },
        { page: { "{n} card | {n} cards": "{n} Karte | {n} Karten" } },
      ],
      "de",
    );
    expect(t("Play {side}", { side: "Caesar" })).toBe("Caesar spielen");
    expect([1, 3].map((n) => t("{n} card | {n} cards", { n }))).toEqual(["1 Karte", "3 Karten"]);
    expect(t("Not translated")).toBe("Not translated");
    expect(document.documentElement.lang).toBe("de");
  });

  it("have as many plural forms as the language has", () => {
    const polish = "{n} karta | {n} karty | {n} kart | {n} karty"; // one, few, many, other
    setCatalogues([{ page: { "{n} card | {n} cards": polish } }], "pl");
    expect([1, 2, 5].map((n) => t("{n} card | {n} cards", { n }))).toEqual(["1 karta", "2 karty", "5 kart"]);
  });
});

describe("what the server says", () => {
  const templates = {
    "{block} fires {dice} and misses.": "{block} würfelt {dice} und verfehlt.",
    "{block}: {from} → {to}.": "{block} zieht von {from} nach {to}.",
    "A block": "Ein Block",
  };

  it("is translated by templates, whatever fills the gaps", () => {
    setCatalogues([{ server: templates, names: { Pompey: "Pompeius" } }], "de");
    expect(serverText("Legio 13 fires 1 5 6 and misses.")).toBe("Legio 13 würfelt 1 5 6 und verfehlt.");
    expect(serverText("A block: Rome → Genua.")).toBe("Ein Block zieht von Rome nach Genua.");
    expect(serverText("Pompey: Rome → Genua.")).toBe("Pompeius zieht von Rome nach Genua.");
  });

  it("must match a template as a whole", () => {
    setCatalogues([{ server: { "A (very) odd line?": "Ja" } }], "de");
    expect(serverText("A (very) odd line?")).toBe("Ja");
    expect(serverText("A (very) odd line? And more.")).toBe("A (very) odd line? And more.");
  });

  it("has only whole names translated", () => {
    setCatalogues([{ names: { Pompey: "Pompeius", "Pompey's": "Pompeius’" } }], "de");
    expect(translateNames("Pompey's Legio 1, Pompey, Pompeyana")).toBe(
      "Pompeius’ Legio 1, Pompeius, Pompeyana",
    );
  });
});

describe("the language", () => {
  it("is the one chosen, or the first of the browser's that has a catalogue", () => {
    expect(preferredLanguage("auto", ["fr-CH", "en-GB"])).toBe("en");
    expect(preferredLanguage("auto", ["xx"])).toBe("en");
    expect(preferredLanguage("zz", ["en"])).toBe("en");
  });
});
