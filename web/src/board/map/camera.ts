import { prefersReducedMotion } from "svelte/motion";

/** Pixels at each edge that something else covers. */
export interface Inset {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

/** A part of the sheet, in its units. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Pose {
  x: number;
  y: number;
  /** Pixels to a unit. */
  k: number;
}

/** Pixels to a unit, at most. */
const MAX_SCALE = 3;
/** Pixels to a unit at which names can be read. */
const READABLE_SCALE = 0.5;
/** Pixels to a unit from which the whole sheet is shown at first; a phone shows a part of it. */
const WHOLE_SCALE = 0.25;
/** Pixels between the edge of the window and what is brought into view. */
const EDGE_MARGIN = 30;
/** Milliseconds without motion, after which the map is painted sharply again. */
const SETTLE_DELAY = 140;

/**
 * Pans and zooms the sheet by one CSS transform, written at most once a frame.
 *
 * While the sheet moves, the browser only shifts what it has painted; when it rests, everything is painted again at
 * the new size.
 */
export class Camera {
  #world: HTMLElement;
  #pose: Pose = { x: 0, y: 0, k: 1 };
  #width = 1;
  #height = 1;
  #inset: Required<Inset> = { top: 0, right: 0, bottom: 0, left: 0 };
  #frame = 0;
  #flight = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Whether the map was moved since it was opened. */
  #touched = false;

  constructor(
    world: HTMLElement,
    private sheetWidth: number,
    private sheetHeight: number,
    private settled: (scale: number) => void,
  ) {
    this.#world = world;
  }

  get scale(): number {
    return this.#pose.k;
  }

  /** Whether the window has room for the whole sheet, which is then shown at first. */
  get opensWhole(): boolean {
    return this.#whole >= WHOLE_SCALE;
  }

  /** Fit the map into a window of this size. All of the sheet is in it until it was moved; then its middle stays there. */
  resize(width: number, height: number, inset: Inset): void {
    const middle = this.toSheet(this.#width / 2, this.#height / 2);
    [this.#width, this.#height] = [width, height];
    this.#inset = { top: 0, right: 0, bottom: 0, left: 0, ...inset };
    if (!this.#touched && this.opensWhole) {
      this.#pose = this.#framing(0, 0, this.sheetWidth, this.sheetHeight, 0);
    } else if (!this.#touched) {
      this.#pose.k = Math.max(this.#filling, Math.min(READABLE_SCALE, this.#filling * 2));
      this.#centre(this.sheetWidth * 0.5, this.sheetHeight * 0.47);
    } else {
      this.#pose.k = this.#bounded(this.#pose.k);
      this.#centre(middle.x, middle.y, false);
    }
    this.#write();
    this.#paint(); // at once: a frame with the sheet in the wrong place would be seen
    this.settle();
  }

  /** The motion is over: paint sharply, and let what depends on the scale find its place, now and not later. */
  settle(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
    this.#paint();
    this.#world.classList.remove("moving");
    this.settled(this.#pose.k);
  }

  toSheet(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.#pose.x) / this.#pose.k, y: (y - this.#pose.y) / this.#pose.k };
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    this.#pose.x += dx;
    this.#pose.y += dy;
    this.#write();
  }

  /** Zoom about a point of the window (its middle by default). */
  zoom(factor: number, x = this.#width / 2, y = this.#height / 2): void {
    this.#stop();
    const k = this.#bounded(this.#pose.k * factor);
    const ratio = k / this.#pose.k;
    this.#pose = { x: x - (x - this.#pose.x) * ratio, y: y - (y - this.#pose.y) * ratio, k };
    this.#write();
  }

  /** Show the whole sheet. */
  fit(animate = true): void {
    this.#fly(this.#framing(0, 0, this.sheetWidth, this.sheetHeight, 0), animate);
  }

  /** Bring these areas into view, at least the first; move no more than necessary. */
  show(areas: Area[], animate = true): void {
    const [first] = areas;
    if (!first || areas.every((area) => this.#sees(area))) return;
    const [left, right] = [
      Math.min(...areas.map((area) => area.left)),
      Math.max(...areas.map((area) => area.right)),
    ];
    const [top, bottom] = [
      Math.min(...areas.map((area) => area.top)),
      Math.max(...areas.map((area) => area.bottom)),
    ];
    const framed = this.#framing(left, top, right, bottom, 110);
    const k = Math.max(this.#filling, Math.min(framed.k, this.#pose.k)); // no farther than the sheet fills the window
    const [width, height] = this.#room;
    /** The middle of all of them, or as near to it as the first allows. */
    const middle = (low: number, high: number, from: number, to: number, room: number): number => {
      const reach = Math.max(0, room / k - (to - from)) / 2;
      return Math.min((from + to) / 2 + reach, Math.max((from + to) / 2 - reach, (low + high) / 2));
    };
    const x = middle(left, right, first.left, first.right, width - 2 * EDGE_MARGIN);
    const y = middle(top, bottom, first.top, first.bottom, height - 2 * EDGE_MARGIN);
    this.#fly(this.#looking(x, y, k), animate);
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    cancelAnimationFrame(this.#flight);
    clearTimeout(this.#rest);
  }

  /** The scale at which the sheet just fills the window. */
  get #filling(): number {
    return Math.max(this.#width / this.sheetWidth, this.#height / this.sheetHeight);
  }

  get #whole(): number {
    const [width, height] = this.#room;
    return Math.min(width / this.sheetWidth, height / this.sheetHeight);
  }

  #bounded(k: number): number {
    return Math.min(MAX_SCALE, Math.max(this.#whole, k));
  }

  /** Width and height of the part of the window that nothing covers. */
  get #room(): [number, number] {
    const { top, right, bottom, left } = this.#inset;
    return [this.#width - left - right, this.#height - top - bottom];
  }

  #framing(left: number, top: number, right: number, bottom: number, margin: number): Pose {
    const [width, height] = this.#room;
    const k = this.#bounded(
      Math.min(width / (right - left + 2 * margin), height / (bottom - top + 2 * margin)),
    );
    return this.#looking((left + right) / 2, (top + bottom) / 2, k);
  }

  #looking(x: number, y: number, k: number): Pose {
    const { top, right, bottom, left } = this.#inset;
    return { x: (this.#width + left - right) / 2 - x * k, y: (this.#height + top - bottom) / 2 - y * k, k };
  }

  #centre(x: number, y: number, clearOfPanels = true): void {
    const { k } = this.#pose;
    this.#pose = clearOfPanels
      ? this.#looking(x, y, k)
      : { x: this.#width / 2 - x * k, y: this.#height / 2 - y * k, k };
  }

  #sees(area: Area): boolean {
    const { top, right, bottom, left } = this.#inset;
    const { x, y, k } = this.#pose;
    return (
      area.left * k + x > left + EDGE_MARGIN &&
      area.right * k + x < this.#width - right - EDGE_MARGIN &&
      area.top * k + y > top + EDGE_MARGIN &&
      area.bottom * k + y < this.#height - bottom - EDGE_MARGIN
    );
  }

  #fly(to: Pose, animate: boolean): void {
    this.#stop();
    if (!animate || prefersReducedMotion.current || this.#world.closest("[data-motion='off']")) {
      this.#pose = to;
      this.#write();
      this.settle();
      return;
    }
    const from = { ...this.#pose };
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, (now - start) / 260);
      const eased = 1 - (1 - t) ** 3;
      this.#pose = {
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased,
        k: from.k + (to.k - from.k) * eased,
      };
      this.#write();
      this.#flight = t < 1 ? requestAnimationFrame(step) : 0;
      if (t === 1) this.settle();
    };
    this.#flight = requestAnimationFrame(step);
  }

  #stop(): void {
    this.#touched = true;
    cancelAnimationFrame(this.#flight);
    this.#flight = 0;
  }

  /** Keep the sheet in the window: without a gap at an edge, or in the middle where the sheet is smaller. */
  #bound(): void {
    const { top, right, bottom, left } = this.#inset;
    const along = (at: number, size: number, low: number, high: number, window: number): number => {
      const room = window - low - high - size;
      if (room >= 0) return low + room / 2;
      return Math.min(low, Math.max(window - high - size, at));
    };
    const { k } = this.#pose;
    this.#pose.x = along(this.#pose.x, this.sheetWidth * k, left, right, this.#width);
    this.#pose.y = along(this.#pose.y, this.sheetHeight * k, top, bottom, this.#height);
  }

  #paint(): void {
    const { x, y, k } = this.#pose;
    this.#world.style.transform = `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0) scale(${k.toFixed(5)})`;
  }

  #write(): void {
    this.#bound();
    this.#world.classList.add("moving");
    if (!this.#frame) {
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        this.#paint();
      });
    }
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.settle(), SETTLE_DELAY);
  }
}
