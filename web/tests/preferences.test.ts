import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as memory from "../src/settings/preferences";

const game = (id: string, over = false): memory.Remembered => ({
  game: id,
  tokens: [`token-${id}`],
  title: "Toy",
  what: id,
  at: 1,
  over,
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("what a browser remembers", () => {
  it("has the latest game first, and each but once", () => {
    for (const id of ["a", "b", "a"]) memory.remember(game(id));
    expect(memory.games().map((each) => each.game)).toEqual(["a", "b"]);
    memory.remember(game("b", true));
    expect(memory.games()[0]).toMatchObject({ game: "b", over: true });
  });

  it("does not grow for ever", () => {
    for (let at = 0; at < 50; at++) memory.remember(game(String(at)));
    expect(memory.games()).toHaveLength(30);
    expect(memory.games()[0]?.game).toBe("49");
  });

  it("forgets what it is told to", () => {
    memory.remember(game("a"));
    memory.remember(game("b"));
    memory.forget("a");
    expect(memory.games().map((each) => each.game)).toEqual(["b"]);
  });

  it("lives with what somebody else wrote there, and without any storage", () => {
    localStorage.setItem("rubicon-games", "{not json");
    expect(memory.games()).toEqual([]);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("closed");
    });
    expect(() => memory.remember(game("a"))).not.toThrow();
  });
});

describe("tastes", () => {
  it("are kept one by one, and worn", () => {
    memory.like({ theme: "dark" });
    memory.like({ size: "large" });
    expect(memory.taste()).toMatchObject({ theme: "dark", size: "large", motion: "auto" });
    expect(document.documentElement.dataset).toMatchObject({ theme: "dark", size: "large" });
    memory.like({ theme: "light" });
    expect(document.documentElement.dataset.theme).toBe("light");
  });
});
