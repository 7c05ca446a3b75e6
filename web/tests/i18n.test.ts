import { afterEach, describe, expect, it } from "vitest";
import { heading, heard, named, preferred, t, use } from "../src/i18n";

afterEach(() => use([], "en"));

describe("words", () => {
  it("are English where nothing else is known", () => {
    expect(t("Play {side}", { side: "Caesar" })).toBe("Play Caesar");
    expect(t("{n} card | {n} cards", { n: 1 })).toBe("1 card");
    expect(t("{n} card | {n} cards", { n: 0 })).toBe("0 cards");
    expect(heard("Whatever the server says.")).toBe("Whatever the server says.");
  });

  it("come from the catalogues of the language, with what is given filled in", () => {
    use(
      [
        { said: { "Play {side}": "{side} spielen" } },
        { said: { "{n} card | {n} cards": "{n} Karte | {n} Karten" } },
      ],
      "de",
    );
    expect(t("Play {side}", { side: "Caesar" })).toBe("Caesar spielen");
    expect([1, 3].map((n) => t("{n} card | {n} cards", { n }))).toEqual(["1 Karte", "3 Karten"]);
    expect(t("Not translated")).toBe("Not translated");
    expect(document.documentElement.lang).toBe("de");
  });

  it("have as many forms for numbers as the language has", () => {
    const polish = "{n} karta | {n} karty | {n} kart | {n} karty"; // one, few, many, other
    use([{ said: { "{n} card | {n} cards": polish } }], "pl");
    expect([1, 2, 5].map((n) => t("{n} card | {n} cards", { n }))).toEqual(["1 karta", "2 karty", "5 kart"]);
  });
});

describe("what the server says", () => {
  const heardOf = {
    "{block} fires {dice} and misses.": "{block} würfelt {dice} und verfehlt.",
    "{block}: {from} → {to}.": "{block} zieht von {from} nach {to}.",
    "A block": "Ein Block",
  };

  it("is known by its templates, whatever is filled in", () => {
    use([{ heard: heardOf, names: { Pompey: "Pompeius" } }], "de");
    expect(heard("Legio 13 fires 1 5 6 and misses.")).toBe("Legio 13 würfelt 1 5 6 und verfehlt.");
    expect(heard("A block: Rome → Genua.")).toBe("Ein Block zieht von Rome nach Genua.");
    expect(heard("Pompey: Rome → Genua.")).toBe("Pompeius zieht von Rome nach Genua.");
  });

  it("is known as a heading, too, where it has lost its full stop", () => {
    use([{ heard: { ...heardOf, "Year {year}": "Jahr {year}" } }], "de");
    expect(heading("A block: Rome → Genua")).toBe("Ein Block zieht von Rome nach Genua");
    expect(heading("Year 705")).toBe("Jahr 705");
    expect(heading("The Ides of March")).toBe("The Ides of March");
  });

  it("is taken as a whole: more or other words are no match", () => {
    use([{ heard: { "A (very) odd line?": "Ja" } }], "de");
    expect(heard("A (very) odd line?")).toBe("Ja");
    expect(heard("A (very) odd line? And more.")).toBe("A (very) odd line? And more.");
  });

  it("keeps names whole", () => {
    use([{ names: { Pompey: "Pompeius", "Pompey's": "Pompeius’" } }], "de");
    expect(named("Pompey's Legio 1, Pompey, Pompeyana")).toBe("Pompeius’ Legio 1, Pompeius, Pompeyana");
  });
});

describe("the language", () => {
  it("is the one chosen, or the first of the browser's that we speak", () => {
    expect(preferred("auto", ["fr-CH", "en-GB"])).toBe("en");
    expect(preferred("auto", ["xx"])).toBe("en");
    expect(preferred("zz", ["en"])).toBe("en");
  });
});
