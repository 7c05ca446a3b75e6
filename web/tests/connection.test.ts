import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SeatTimeline } from "../src/replay/timeline.svelte";
import type { Update, Welcome } from "../src/net/protocol";
import { EMPTY_SCREEN, type LogLine, type TableFacts } from "../src/net/screen";
import { SeatConnection } from "../src/net/connection.svelte";

/** A WebSocket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose({ code: 1000 });
  }
  receive(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const facts = { id: "g", title: "toy", seats: [], faces: [] };

function welcome(more: Partial<Welcome> = {}): object {
  const presence = { type: "presence", here: [true, false], watching: 0 };
  const screen = {
    view: { n: 1 },
    decision: { kind: "choose", prompt: "Choose.", actions: ["a"] },
    undo: false,
    ending: null,
  };
  return {
    type: "welcome",
    protocol: 1,
    server: "x",
    game: "g",
    viewer: 0,
    seq: 3,
    facts,
    presence,
    chat: [],
    note: "",
    screen,
    log: [["begin", {}]],
    updates: null,
    ...more,
  };
}

const update = (seq: number, n: number, log: LogLine[] = [], drop = 0): Update => ({
  type: "update",
  seq,
  drop,
  log,
  patch: ["{", { view: ["{", { n: ["=", n] }, []] }, []],
  clock: [],
});

let seat: SeatConnection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  delete document.documentElement.dataset.motion;
  seat = new SeatConnection("secret");
  FakeSocket.last.onopen();
});
afterEach(() => {
  seat.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a seat", () => {
  it("sends hello with its token, and shows what the server sends", () => {
    expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", protocols: [2], token: "secret" });
    expect(seat.connection).toBe("connecting");
    FakeSocket.last.receive(welcome());
    expect([seat.connection, seat.seq, seat.viewer]).toEqual(["connected", 3, 0]);
    expect(seat.screen.view).toEqual({ n: 1 });
    expect(seat.log).toEqual([["begin", {}]]);
  });

  it("settles a command when its own answer comes", async () => {
    FakeSocket.last.receive(welcome());
    const first = seat.act("a");
    const second = seat.act("b");
    const [, one, two] = FakeSocket.last.sent as { key: string; seq: number; action: string }[];
    expect([one?.action, one?.seq, two?.action]).toEqual(["a", 3, "b"]);
    FakeSocket.last.receive({ type: "refused", key: two?.key, code: "illegal", why: "Not now.", seq: 3 });
    expect(await second).toEqual({ ok: false, code: "illegal", why: "Not now." });
    expect(seat.waiting).toBe(1);
    FakeSocket.last.receive({ type: "done", key: one?.key, seq: 4 });
    expect(await first).toMatchObject({ ok: true });
    expect(seat.waiting).toBe(0);
  });

  it("reconnects, asks for what it missed, and sends unanswered commands again under the same key", async () => {
    FakeSocket.last.receive(welcome());
    const answer = seat.act("a");
    const key = FakeSocket.last.sent[1]?.key;
    FakeSocket.last.onclose({ code: 1006 });
    expect(seat.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.onopen();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", since: 3 });
    expect(FakeSocket.last.sent).toHaveLength(1); // nothing else before the server has said welcome
    FakeSocket.last.receive(
      welcome({ seq: 5, screen: null, log: null, updates: [update(4, 4, [["a", {}]]), update(5, 5)] }),
    );
    expect(seat.screen.view).toEqual({ n: 5 });
    expect(seat.log.map(([word]) => word)).toEqual(["begin", "a"]);
    expect(FakeSocket.last.sent[1]).toMatchObject({ type: "act", key, action: "a" });
    FakeSocket.last.receive({ type: "done", key, seq: 5 });
    expect((await answer).ok).toBe(true);
  });

  it("keeps a choice that was made while the connection was lost", async () => {
    FakeSocket.last.receive(welcome());
    FakeSocket.last.onclose({ code: 1006 });
    void seat.act("later");
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen();
    FakeSocket.last.receive(welcome());
    expect(FakeSocket.last.sent[1]).toMatchObject({ action: "later" });
  });

  it("waits longer and longer, but reconnects at once when the network is back", async () => {
    for (let times = 0; times < 8; times++) {
      FakeSocket.last.onclose({ code: 1006 });
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(FakeSocket.all).toHaveLength(9);
    FakeSocket.last.onclose({ code: 1006 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(FakeSocket.all).toHaveLength(9);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(10);
  });

  it.each([4400, 4401, 4426])("does not reconnect after a final close code (%i)", async (code) => {
    FakeSocket.last.onclose({ code });
    expect(seat.connection).toBe("closed");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("lets the viewer go on at once after their own dice, and shows what they do next", () => {
    FakeSocket.last.receive(welcome());
    seat.pauses = { fire: 1000 };
    FakeSocket.last.receive(update(4, 4, [["fire", {}]]));
    expect([seat.screen.view, seat.catchingUp]).toEqual([{ n: 4 }, false]);
    void seat.act("a");
    FakeSocket.last.receive(update(5, 5, [["fire", {}]]));
    expect([seat.screen.view, seat.catchingUp]).toEqual([{ n: 5 }, false]);
  });

  it("shows the next update only after the pause for dice", async () => {
    seat.pauses = { fire: 650 };
    FakeSocket.last.receive(welcome());
    FakeSocket.last.receive(update(4, 4, [["fire", {}]]));
    FakeSocket.last.receive(update(5, 5));
    expect([seat.screen.view, seat.catchingUp]).toEqual([{ n: 4 }, true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([seat.screen.view, seat.catchingUp, seat.seq]).toEqual([{ n: 5 }, false, 5]);
  });

  it("shows all updates at once when motion is off", () => {
    seat.pauses = { fire: 650 };
    document.documentElement.dataset.motion = "off";
    FakeSocket.last.receive(welcome());
    FakeSocket.last.receive(update(4, 4, [["fire", {}]]));
    FakeSocket.last.receive(update(5, 5));
    expect([seat.screen.view, seat.catchingUp]).toEqual([{ n: 5 }, false]);
  });

  describe("as a film", () => {
    const theirs = { decision: null };
    /** An update without a decision of this seat, unless `mine`. */
    const step = (seq: number, events: string[], mine = false): Update => ({
      ...update(
        seq,
        seq,
        events.map((event): LogLine => [event, {}]),
      ),
      patch: [
        "{",
        {
          view: ["{", { n: ["=", seq] }, []],
          decision: ["=", mine ? { kind: "choose", prompt: "Choose.", actions: ["a"] } : null],
        },
        [],
      ],
    });
    const shown = (): [number, string[], boolean, boolean] => [
      seat.seq,
      seat.log.slice(seat.film.from).map(([event]) => event),
      seat.film.held,
      seat.catchingUp,
    ];

    beforeEach(() => {
      seat.pauses = { plays: 1000, moves: 500 };
      FakeSocket.last.receive(
        welcome({ screen: { view: { n: 1 }, undo: false, ending: null, ...theirs } as never }),
      );
    });

    it("shows what came with a step, with what came before without a pause", async () => {
      FakeSocket.last.receive(step(4, ["plays"]));
      FakeSocket.last.receive(step(5, ["takes"]));
      FakeSocket.last.receive(step(6, ["moves", "loses"]));
      expect(shown()).toEqual([4, ["plays"], false, true]);
      await vi.advanceTimersByTimeAsync(1000);
      expect(shown()).toEqual([6, ["takes", "moves", "loses"], false, true]);
      await vi.advanceTimersByTimeAsync(500);
      expect(shown()).toEqual([6, ["takes", "moves", "loses"], false, false]);
    });

    it("is held, goes on by steps that show something, and ends with the own decision", async () => {
      FakeSocket.last.receive(step(4, ["plays"]));
      seat.film.hold();
      for (const each of [step(5, []), step(6, ["moves"]), step(7, ["moves"]), step(8, [], true)])
        FakeSocket.last.receive(each);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(shown()).toEqual([4, ["plays"], true, true]);
      seat.film.next();
      expect(shown()).toEqual([6, ["moves"], true, true]);
      seat.film.next();
      expect(shown()).toEqual([7, ["moves"], true, true]);
      seat.film.next();
      expect(shown()).toEqual([8, ["moves"], false, false]);
    });

    it("stays held while the others still have to act", async () => {
      FakeSocket.last.receive(step(4, ["plays"]));
      await vi.advanceTimersByTimeAsync(2000);
      expect(seat.catchingUp).toBe(false);
      seat.film.hold(); // between two steps
      seat.film.next();
      FakeSocket.last.receive(step(5, ["moves"]));
      await vi.advanceTimersByTimeAsync(2000);
      expect(shown()).toEqual([4, ["plays"], true, true]);
      seat.film.next();
      expect(shown()).toEqual([5, ["moves"], true, true]);
      seat.film.goOn();
      expect(shown()).toEqual([5, ["moves"], false, false]);
    });

    it("is skipped up to the own decision, with what comes later", () => {
      FakeSocket.last.receive(step(4, ["plays"]));
      FakeSocket.last.receive(step(5, ["moves"]));
      seat.film.skip();
      expect(shown().slice(2)).toEqual([false, false]);
      expect(seat.seq).toBe(5);
      FakeSocket.last.receive(step(6, ["moves"]));
      FakeSocket.last.receive(step(7, ["moves"], true));
      expect([seat.seq, seat.catchingUp]).toEqual([7, true]); // the last event is shown as usual
      FakeSocket.last.receive(step(8, ["plays"]));
      expect(seat.seq).toBe(7); // the next turn is a film again
    });

    it("is not held any more after a lost connection", async () => {
      FakeSocket.last.receive(step(4, ["plays"]));
      seat.film.hold();
      FakeSocket.last.receive(step(5, ["moves"]));
      FakeSocket.last.onclose({ code: 1006 });
      await vi.advanceTimersByTimeAsync(1000);
      FakeSocket.last.onopen();
      FakeSocket.last.receive(
        welcome({ seq: 6, screen: null, log: null, updates: [step(5, ["moves"]), step(6, [], true)] }),
      );
      expect([seat.seq, seat.film.held, seat.catchingUp]).toEqual([6, false, false]);
    });
  });

  it("removes lines of the log when an action is undone", () => {
    FakeSocket.last.receive(welcome());
    FakeSocket.last.receive(
      update(4, 4, [
        ["a", {}],
        ["b", {}],
      ]),
    );
    FakeSocket.last.receive(update(5, 3, [], 1));
    expect(seat.log.map(([word]) => word)).toEqual(["begin", "a"]);
  });

  it("does not reconnect after it was closed", async () => {
    seat.close();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("the timeline of a seat", () => {
  const table = facts as unknown as TableFacts;
  const newTimeline = (): SeatTimeline =>
    new SeatTimeline(table, 0, [
      {
        ...update(1, 1, [["turn", { turn: 1 }]]),
        patch: ["=", { ...EMPTY_SCREEN, view: { n: 1 }, undo: true }],
      },
      update(2, 2, [["battle", { number: 1 }]]),
      update(3, 1, [], 1),
      update(4, 4, [["battle", { number: 2 }]]),
    ]);

  it("goes to any step, but not beyond the first and last", () => {
    const seen = newTimeline();
    expect([seen.at, seen.last, seen.screen.view]).toEqual([1, 4, { n: 1 }]);
    seen.goTo(99);
    expect([seen.at, seen.screen.view]).toEqual([4, { n: 4 }]);
    seen.goTo(-1);
    expect(seen.at).toBe(1);
  });

  it("has the log of each step, without what was undone", () => {
    const seen = newTimeline();
    seen.goTo(3);
    expect(seen.log).toEqual([["turn", { turn: 1 }]]);
    seen.goTo(4);
    expect(seen.log.at(-1)).toEqual(["battle", { number: 2 }]);
  });

  it("finds the next event of a kind, and the one before", () => {
    const seen = newTimeline();
    seen.seek("battle");
    expect(seen.at).toBe(2);
    seen.seek("battle");
    expect(seen.at).toBe(4);
    seen.seek("battle");
    expect(seen.at).toBe(4);
    seen.seek("battle", -1);
    expect(seen.at).toBe(2);
    seen.seek("no such thing");
    expect(seen.at).toBe(2);
  });

  it("refuses all commands", async () => {
    const seen = newTimeline();
    expect(seen.screen.undo).toBe(false);
    expect(await seen.act()).toMatchObject({ ok: false, code: "over" });
  });
});
