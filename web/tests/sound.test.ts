import { describe, expect, it } from "vitest";
import { SCORES, type SoundName } from "../src/sound/scores";
import { soundsOf } from "../src/sound/table-sounds";
import type { Title } from "../src/titles/title";

const title = { places: new Map(["rome", "narbo"].map((id) => [id, { id, name: id }])) } as unknown as Title;

describe("what sounds", () => {
  it("follows from the facts of a line, whatever its title calls it", () => {
    expect(soundsOf(title, ["march", { side: "caesar", origin: "narbo", destination: "rome" }])).toEqual([
      "march",
    ]);
    expect(soundsOf(title, ["fire", { side: "caesar", dice: [1, 6], hits: 1 }])).toEqual(["dice", "hit"]);
    expect(soundsOf(title, ["roll", { side: "caesar", dice: [6], hits: 0 }])).toEqual(["dice"]);
    expect(soundsOf(title, ["play", { side: "caesar", card: "3/1-b" }])).toEqual(["card"]);
    expect(soundsOf(title, ["turn", { number: 2 }])).toEqual([]);
  });
});

describe.each(Object.keys(SCORES) as SoundName[])("the sound %s", (name) => {
  const notes = SCORES[name];

  it("is short and quiet", () => {
    expect(notes.length).toBeGreaterThan(0);
    for (const { at, length, gain, from, to } of notes) {
      expect(at + length).toBeLessThan(0.7);
      expect(Math.min(from, to)).toBeGreaterThan(40);
      // All notes that may sound at the same time.
      const together = notes.filter((other) => other.at < at + length && at < other.at + other.length);
      expect(together.reduce((sum, note) => sum + note.gain, 0)).toBeLessThanOrEqual(0.5);
      expect(gain).toBeGreaterThan(0.05);
    }
  });
});
