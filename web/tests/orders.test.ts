import { describe, expect, it } from "vitest";
import { orderSteps, ordersOf } from "../src/orders/orders";
import type { LogLine, View } from "../src/net/screen";
import type { OrderStep, Title } from "../src/titles/title";

/** A title whose log has marches `[who, from, to]`, turns and cards. */
const title = {
  logStyle: { turns: ["turn"], acts: ["march", "play"] },
  orderStep(_: View, [event, facts]: LogLine): OrderStep | null {
    const [who = "", from = "", to = ""] = facts.way as string[];
    if (event !== "march") return null;
    return { actions: [`march ${who} ${to}`], who, goesOn: true, from, to, pieces: [{ id: who } as never] };
  },
} as unknown as Title;
const march = (...way: string[]): LogLine => ["march", { way }];
const plain = (event: string): LogLine => [event, { way: [] }];
const told = (...lines: LogLine[]): string[] =>
  ordersOf(orderSteps(title, {}, lines)).map(
    ({ path, pieces, steps }) =>
      `${path.join(">")}: ${pieces.map((piece) => piece.id).join("+")} ${steps.join(",")}`,
  );

describe("orders, read off the log", () => {
  it("join the steps of one march, and pieces that went the same way", () => {
    expect(
      told(
        march("a", "rome", "capua"),
        march("a", "capua", "brundisium"),
        march("b", "rome", "capua"),
        march("b", "capua", "brundisium"),
        march("c", "rome", "capua"),
      ),
    ).toEqual(["rome>capua>brundisium: a+b 0,1,2,3", "rome>capua: c 4"]);
  });

  it("begin with the turn, and after what cannot be taken back by itself", () => {
    expect(told(march("a", "x", "y"), plain("turn"), march("b", "x", "y"))).toEqual(["x>y: b 0"]);
    expect(told(march("a", "x", "y"), plain("play"), march("b", "x", "y"))).toEqual(["x>y: b 0"]);
    expect(told(march("a", "x", "y"), plain("said"), march("b", "x", "y"))).toEqual(["x>y: a+b 0,1"]);
  });
});
