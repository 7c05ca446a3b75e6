import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Camera } from "../../src/board/map/camera";
import { trackGestures } from "../../src/board/map/gestures";

let node: HTMLElement;
let piece: HTMLElement;
const camera = { pan: vi.fn(), zoom: vi.fn(), toSheet: (x: number, y: number) => ({ x: x / 2, y: y / 2 }) };
const heard = { lift: vi.fn(), drop: vi.fn(), tap: vi.fn() };

function point(
  type: string,
  x: number,
  y: number,
  { on = node as Element, id = 1, isPrimary = false } = {},
): void {
  on.dispatchEvent(
    new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, pointerId: id, isPrimary, button: 0 }),
  );
}

beforeEach(() => {
  vi.resetAllMocks();
  document.body.innerHTML =
    '<div id="map"><button data-piece="caesar">C</button><i data-map-control>+</i></div>';
  node = document.getElementById("map") as HTMLElement;
  node.setPointerCapture = () => undefined; // this document has no pointers to capture
  piece = node.querySelector("button") as HTMLElement;
  trackGestures(node, { camera: () => camera as unknown as Camera, ...heard });
});

describe("gestures", () => {
  it("a finger that hardly moves is a tap, at a point of the sheet", () => {
    point("pointerdown", 100, 100);
    point("pointermove", 102, 101);
    point("pointerup", 102, 101);
    node.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 102, clientY: 100 }));
    expect(camera.pan).not.toHaveBeenCalled();
    expect(heard.tap).toHaveBeenCalledWith({ x: 51, y: 50 });
  });

  it("a finger that was lifted unseen does not make the next tap a pinch", () => {
    const captured = vi.fn();
    node.setPointerCapture = captured;
    point("pointerdown", 100, 100, { on: piece, id: 1, isPrimary: true });
    // An update removes the piece under the finger, which is lifted elsewhere.
    point("pointerdown", 200, 200, { id: 2, isPrimary: true });
    point("pointerup", 200, 200, { id: 2, isPrimary: true });
    node.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 200, clientY: 200 }));
    expect(captured).not.toHaveBeenCalled();
    expect(heard.tap).toHaveBeenCalledWith({ x: 100, y: 100 });
  });

  it("one finger pans, and the click that ends it is ignored", () => {
    point("pointerdown", 100, 100);
    point("pointermove", 120, 100);
    point("pointermove", 130, 95);
    point("pointerup", 130, 95);
    node.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 130, clientY: 95 }));
    expect(camera.pan.mock.calls).toEqual([
      [20, 0],
      [10, -5],
    ]);
    expect(heard.tap).not.toHaveBeenCalled();
  });

  it("two fingers pinch about their middle", () => {
    point("pointerdown", 100, 100);
    point("pointerdown", 200, 100, { id: 2 });
    point("pointermove", 300, 100, { id: 2 });
    expect(camera.pan).toHaveBeenCalledWith(50, 0);
    expect(camera.zoom).toHaveBeenCalledWith(2, 200, 100);
  });

  it("the wheel zooms where the pointer is", () => {
    // happy-dom's wheel events have no position
    const event = Object.assign(new WheelEvent("wheel", { deltaY: -100, cancelable: true }), {
      clientX: 40,
      clientY: 30,
    });
    node.dispatchEvent(event);
    const [factor, x, y] = camera.zoom.mock.calls[0] as [number, number, number];
    expect(factor).toBeGreaterThan(1);
    expect([x, y]).toEqual([40, 30]);
    expect(event.defaultPrevented).toBe(true);
  });

  it("a piece is lifted, carried and put down", () => {
    point("pointerdown", 10, 10, { on: piece });
    point("pointermove", 40, 10, { on: piece });
    expect(heard.lift).toHaveBeenCalledWith("caesar");
    expect(node.querySelector(".carried")?.getAttribute("aria-hidden")).toBe("true");
    point("pointerup", 60, 80);
    expect(heard.drop).toHaveBeenCalledWith("caesar", { x: 30, y: 40 });
    expect(node.querySelector(".carried")).toBeNull();
    expect(piece.classList.contains("away")).toBe(false);
    expect(camera.pan).not.toHaveBeenCalled();
  });

  it.each([
    ["Escape", () => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))],
    ["the system", () => point("pointercancel", 60, 80)],
    ["a second finger", () => point("pointerdown", 90, 90, { id: 2 })],
  ])("%s breaks a drag off", (_, broken) => {
    point("pointerdown", 10, 10, { on: piece });
    point("pointermove", 40, 10, { on: piece });
    broken();
    expect(heard.drop).toHaveBeenCalledWith("caesar", null);
    expect(node.querySelector(".carried")).toBeNull();
  });

  it("buttons that belong to the map are left alone", () => {
    const control = node.querySelector("[data-map-control]") as Element;
    point("pointerdown", 10, 10, { on: control });
    point("pointermove", 90, 10, { on: control });
    control.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(camera.pan).not.toHaveBeenCalled();
    expect(heard.tap).not.toHaveBeenCalled();
  });
});
