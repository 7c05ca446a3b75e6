import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chipSpot, type Sheet } from "../../src/board/map/sheet";

const sheets = ["rome-vs-gaul", "caesar-xl", "julius-caesar"].map(
  (id) => JSON.parse(readFileSync(`public/map/${id}.json`, "utf-8")) as Sheet,
);

/** How many names of places a chip hides more than a little of. */
function namesHidden(sheet: Sheet, text: string): string[] {
  return sheet.places.flatMap((place) => {
    const { x, y, across, down } = chipSpot(sheet, place, text);
    const [width, height] = [(text.length * 9 + 18) * 1.4, 24 * 1.4];
    const [left, top] = [x - width * across, y - height * down];
    return sheet.places
      .filter(({ label, name }) => {
        if (!label) return false;
        const from = label.x - name.length * { left: 0, centre: 5.5, right: 11 }[label.align];
        const wide = Math.min(left + width, from + name.length * 11) - Math.max(left, from);
        const high = Math.min(top + height, label.y + 12) - Math.max(top, label.y - 12);
        return wide > 0 && high > 0 && wide * high > 60;
      })
      .map(({ id }) => `${place.id} hides ${id}`);
  });
}

describe("the chips of places", () => {
  it("hide hardly any name, even if every place has one", () => {
    for (const sheet of sheets) {
      expect(namesHidden(sheet, "5").length).toBeLessThan(0.07 * sheet.places.length);
      expect(namesHidden(sheet, "7 · 42%").length).toBeLessThan(0.12 * sheet.places.length);
    }
  });

  it("stand below or above where there is room", () => {
    const alone = { ...sheets[0]!, places: sheets[0]!.places.slice(0, 1) };
    const place = alone.places[0]!;
    const spot = chipSpot(alone, place, "1");
    expect(spot.x).toBe(place.x);
    expect([0, 1]).toContain(spot.down);
  });
});
