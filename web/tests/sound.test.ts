import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SCORES, type SoundName } from "../src/sound/scores";
import { soundsOf, TableSounds } from "../src/sound/table-sounds";
import type { LogLine, Screen } from "../src/net/screen";
import type { Title } from "../src/titles/title";

const played = vi.hoisted(() => [] as string[][]);
vi.mock("../src/sound/synthesiser", () => ({
  playSounds: (names: Iterable<string>) => played.push([...names]),
}));

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

describe("the sound of the own turn", () => {
  const theirs = { view: {}, decision: null } as unknown as Screen;
  const mine = { view: {}, decision: { kind: "movement" } } as unknown as Screen;
  const march: LogLine = ["march", { side: "pompey", origin: "narbo", destination: "rome" }];
  /** What is heard when the turn comes, this long after the player has acted. */
  async function heard(sound: string, milliseconds: number): Promise<string[]> {
    document.documentElement.dataset.sound = sound;
    const sounds = new TableSounds();
    sounds.listen(title, [], mine);
    sounds.listen(title, [], theirs);
    vi.setSystemTime(Date.now() + milliseconds);
    sounds.listen(title, [march], mine);
    await vi.dynamicImportSettled();
    return played.flat();
  }
  beforeEach(() => {
    played.length = 0;
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
    delete document.documentElement.dataset.sound;
  });

  it("calls a player who may have looked away, and nobody who has just acted", async () => {
    expect(await heard("turn", 60_000)).toEqual(["turn"]);
    played.length = 0;
    expect(await heard("turn", 1000)).toEqual([]);
  });

  it("comes after what has happened, if that is wanted too, and not at all if sound is off", async () => {
    expect(await heard("all", 60_000)).toEqual(["march", "turn"]);
    played.length = 0;
    expect(await heard("off", 60_000)).toEqual([]);
  });

  it("is not heard for what was there before the page was opened", async () => {
    document.documentElement.dataset.sound = "all";
    new TableSounds().listen(title, [march], mine);
    await vi.dynamicImportSettled();
    expect(played).toEqual([]);
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
