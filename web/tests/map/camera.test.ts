import { beforeEach, describe, expect, it, vi } from "vitest";
import { Camera } from "../../src/board/map/camera";

const WIDTH = 1000;
const HEIGHT = 500;

let world: HTMLElement;
let camera: Camera;
let settled: number[];

/** Let frames and timers run until everything rests. */
const rest = (): Promise<unknown> =>
  vi.waitFor(() => expect(settled.length).toBeGreaterThan(0), { timeout: 2000 });
const pose = (): number[] => [...world.style.transform.matchAll(/-?\d+\.\d+/g)].map(Number);

beforeEach(() => {
  world = document.createElement("div");
  world.dataset.motion = "off";
  const own: number[] = []; // a camera of an earlier test may report only now
  settled = own;
  camera = new Camera(world, WIDTH, HEIGHT, (scale) => own.push(scale));
});

describe("the camera", () => {
  it("fills the window at first, and writes it at once", () => {
    camera.resize(2000, 1000, {});
    expect(camera.scale).toBe(2);
    expect(pose()).toEqual([0, 0, 2]);
  });

  it("says at once that it rests, so that stacks find their places without delay", () => {
    camera.resize(2000, 1000, {});
    expect(settled).toEqual([2]);
    camera.zoom(1.25);
    camera.settle();
    expect(settled).toEqual([2, 2.5]);
    camera.fit();
    expect(settled).toEqual([2, 2.5, 2]);
    expect(world.classList.contains("moving")).toBe(false);
  });

  it("keeps the point under the pointer where it is while zooming", () => {
    camera.resize(2000, 1000, {});
    const before = camera.toSheet(600, 300);
    camera.zoom(1.3, 600, 300);
    const after = camera.toSheet(600, 300);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(camera.scale).toBeCloseTo(2.6);
  });

  it("has a largest scale, and zooms out no farther than the whole sheet", () => {
    camera.resize(500, 250, {});
    camera.zoom(100);
    expect(camera.scale).toBe(3);
    camera.zoom(0.0001);
    expect(camera.scale).toBe(0.5);
  });

  it("never leaves the sheet", () => {
    camera.resize(500, 250, {});
    camera.zoom(4, 0, 0);
    camera.pan(5000, 5000);
    expect(camera.toSheet(0, 0)).toEqual({ x: 0, y: 0 });
    camera.pan(-50000, -50000);
    expect(camera.toSheet(500, 250)).toEqual({ x: WIDTH, y: HEIGHT });
  });

  it("shows a far point clear of the panels, and stays where it sees everything", async () => {
    camera.resize(500, 250, { left: 100 });
    camera.zoom(4, 100, 0);
    const point = { left: 900, top: 250, right: 900, bottom: 250 };
    camera.show([point], false);
    const corner = camera.toSheet(100, 0);
    const end = camera.toSheet(500, 250);
    expect(corner.x).toBeLessThan(900);
    expect(end.x).toBeGreaterThan(900);
    const still = camera.toSheet(0, 0);
    camera.show([point], false);
    expect(camera.toSheet(0, 0)).toEqual(still);
    await rest();
    expect(settled.at(-1)).toBe(camera.scale);
  });

  it("shows the whole area around a point that is already in view", () => {
    camera.resize(500, 250, {});
    camera.zoom(2, 0, 0);
    const start = camera.toSheet(0, 0).x;
    camera.show([{ left: start + 60, top: 100, right: start + 60, bottom: 100 }], false);
    expect(camera.toSheet(0, 0).x).toBe(start);
    camera.pan(-100, 0);
    const { x } = camera.toSheet(40, 0);
    camera.show([{ left: x - 90, top: 90, right: x, bottom: 110 }], false);
    expect(camera.toSheet(30, 0).x).toBeLessThan(x - 90);
  });

  it("shows the first, where there is no room for all", () => {
    camera.resize(200, 250, {});
    const [home, away] = [100, 900].map((x) => ({ left: x - 20, top: 100, right: x + 20, bottom: 120 }));
    for (const areas of [
      [home!, away!],
      [away!, home!],
    ]) {
      camera.show(areas, false);
      expect(camera.toSheet(30, 0).x).toBeLessThanOrEqual(areas[0]!.left);
      expect(camera.toSheet(170, 0).x).toBeGreaterThanOrEqual(areas[0]!.right);
    }
  });

  it("keeps the middle in the middle when the window changes after the map was moved", () => {
    camera.resize(500, 250, {});
    camera.zoom(4);
    camera.pan(-130, -40);
    const middle = camera.toSheet(250, 125);
    camera.resize(300, 400, {});
    const now = camera.toSheet(150, 200);
    expect(now.x).toBeCloseTo(middle.x);
    expect(now.y).toBeCloseTo(middle.y);
  });
});
