import { expect, test } from "vitest";
import { fittingOrders, toggleOrder, untilTurn } from "../src/table/standing-orders";

const windows = [{ kind: "ambush", passing: "pass", scopes: ["place"] }];
const decision = {
  kind: "ambush",
  prompt: ["ask-ambush", { place: 3 }] as [string, Record<string, unknown>],
  actions: ["pass"],
};

test("a window offers an order for its place, and one for all windows of its kind", () => {
  expect(fittingOrders(decision, windows)).toEqual([
    { window: "ambush", fact: "place", value: "3" },
    { window: "ambush", fact: "", value: "" },
  ]);
});

test("a decision that is no window offers none", () => {
  expect(fittingOrders({ ...decision, kind: "march" }, windows)).toEqual([]);
  expect(fittingOrders(null, windows)).toEqual([]);
});

test("an order is given and taken back", () => {
  const given = toggleOrder([], untilTurn);
  expect(given).toEqual([untilTurn]);
  expect(toggleOrder(given, { window: "until-turn" })).toEqual([]);
});
