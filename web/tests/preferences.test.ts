import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { savePreferences, preferences } from "../src/settings/preferences";
import { type SavedGame, forgetGame, savedGames, saveGame } from "../src/settings/saved-games";

const game = (id: string, over = false): SavedGame => ({
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
  it("has the latest game first, and each only once", () => {
    for (const id of ["a", "b", "a"]) saveGame(game(id));
    expect(savedGames().map((each) => each.game)).toEqual(["a", "b"]);
    saveGame(game("b", true));
    expect(savedGames()[0]).toMatchObject({ game: "b", over: true });
  });

  it("keeps a limited number of games", () => {
    for (let at = 0; at < 50; at++) saveGame(game(String(at)));
    expect(savedGames()).toHaveLength(30);
    expect(savedGames()[0]?.game).toBe("49");
  });

  it("forgets a game", () => {
    saveGame(game("a"));
    saveGame(game("b"));
    forgetGame("a");
    expect(savedGames().map((each) => each.game)).toEqual(["b"]);
  });

  it("accepts a value that is not JSON, and works without storage", () => {
    localStorage.setItem("rubicon-games", "{not json");
    expect(savedGames()).toEqual([]);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("closed");
    });
    expect(() => saveGame(game("a"))).not.toThrow();
  });
});

describe("preferences", () => {
  it("are stored one by one, and applied to the page", () => {
    savePreferences({ theme: "dark" });
    savePreferences({ size: "large" });
    expect(preferences()).toMatchObject({ theme: "dark", size: "large", motion: "auto" });
    expect(document.documentElement.dataset).toMatchObject({ theme: "dark", size: "large" });
    savePreferences({ theme: "light" });
    expect(document.documentElement.dataset.theme).toBe("light");
  });
});
