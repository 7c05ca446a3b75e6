import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toBox, type Box, type Sheet } from "../../src/board/map/sheet";
import { placeStacks, shapeOf, type Group } from "../../src/board/map/stacks";

const sheet = (id: string): Sheet => JSON.parse(readFileSync(`public/map/${id}.json`, "utf-8")) as Sheet;

/** The names as they are drawn at a zoom: about half of their height wide for each letter. */
const namesOf = (drawn: Sheet, scale: number): { place: string; box: Box }[] =>
  drawn.places.flatMap((place) => {
    const at = place.label;
    const far = scale < 0.42;
    if (!at || (far && !place.value)) return [];
    const size = far ? (drawn.id === "caesar-xl" ? 27 : 32) : 22;
    const width = place.name.length * size * (place.value ? 0.68 : 0.46);
    const left = at.x - { left: 0, centre: width / 2, right: width }[at.align];
    return [
      { place: place.id, box: { left, right: left + width, top: at.y - size / 2, bottom: at.y + size / 2 } },
    ];
  });

/** The names of areas from afar, with the line below them. */
const areasOf = (drawn: Sheet, scale: number): { place: string; box: Box }[] =>
  scale >= 0.42
    ? []
    : (drawn.areas ?? []).map(({ id, name, x, y }) => {
        const [width, size] = [name.length * 32 * 0.72, Math.min(32, 11 / scale)];
        return {
          place: id,
          box: { left: x - width / 2, right: x + width / 2, top: y - size / 2, bottom: y + 1.6 * size },
        };
      });
const area = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
describe("stacks", () => {
  it("stand in rows: five or more of them fan out, backs overlap", () => {
    expect(shapeOf({ count: 4, hidden: false })).toEqual({ columns: 4, rows: 1, width: 4 });
    expect(shapeOf({ count: 5, hidden: false })).toEqual({ columns: 3, rows: 2, width: 3 });
    expect(shapeOf({ count: 11, hidden: false }).rows).toBe(3);
    expect(shapeOf({ count: 9, hidden: true }).width).toBeLessThan(2);
  });

  for (const title of ["julius-caesar", "caesar-xl", "rome-vs-gaul"])
    for (const scale of title === "rome-vs-gaul" ? [0.3, 1.2] : [0.35, 0.45, 1.2])
      it(`belong to their own place, and cover no name: ${title}, ${scale} pixels a unit`, () => {
        const drawn = sheet(title);
        const names = namesOf(drawn, scale);
        // A name is covered if an eighth of it is. Every place alone with three pieces: whatever else stands, a stack has such a spot.
        for (const place of drawn.places) {
          const { [place.id]: spot } = placeStacks(
            drawn,
            { [place.id]: [{ count: 3, hidden: false } satisfies Group] },
            names.map(({ box }) => box),
            1 / scale,
          );
          const { box } = spot!;
          const covered = names
            .filter((name) => area(box, name.box) > area(name.box, name.box) / 8)
            .map((name) => name.place);
          expect(covered, place.id).toEqual([]);
          const own = toBox(place.x, place.y, box);
          for (const other of drawn.places) {
            if (other === place) continue;
            expect(
              area(box, { left: other.x - 8, right: other.x + 8, top: other.y - 8, bottom: other.y + 8 }),
              `${place.id} ${other.id}`,
            ).toBe(0);
            expect(toBox(other.x, other.y, box), `${place.id}: ${other.id}`).toBeGreaterThan(own);
          }
        }
      });

  it("of one piece cover no name of an area from afar", () => {
    const [drawn, scale] = [sheet("rome-vs-gaul"), 0.3];
    const names = areasOf(drawn, scale);
    const covered = (boxes: Box[]): string[] =>
      drawn.places
        .filter((place) => {
          const groups = { [place.id]: [{ count: 1, hidden: false } satisfies Group] };
          const { box } = placeStacks(drawn, groups, boxes, 1 / scale)[place.id]!;
          return names.some((name) => area(box, name.box) > area(name.box, name.box) / 8);
        })
        .map((place) => place.id);
    expect(covered([])).not.toEqual([]);
    expect(covered(names.map(({ box }) => box))).toEqual([]);
  });
});
