import type { Camera } from "./camera";

/** Pixels after which a press is a drag and not a click. */
const DRAG_DISTANCE = 6;

interface Listener {
  camera: () => Camera | undefined;
  /** A drag of a piece began, or ended at a point of the sheet (`null`: it was cancelled). */
  lift: (piece: string) => void;
  drop: (piece: string, at: { x: number; y: number } | null) => void;
  /** The empty map was clicked, at a point of the sheet. */
  tap: (at: { x: number; y: number }) => void;
}

/** Svelte action: one finger pans or carries a piece, two fingers pinch, the wheel zooms. */
export function trackGestures(node: HTMLElement, listener: Listener): { destroy: () => void } {
  const down = new Map<number, { x: number; y: number }>();
  let travelled = false;
  let carried: {
    piece: string;
    source: HTMLElement;
    ghost: HTMLElement | null;
    start: { x: number; y: number };
  } | null = null;

  const local = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function pressed(event: PointerEvent): void {
    const target = event.target as Element;
    if (event.button !== 0 || target.closest("[data-map-control]")) return;
    const at = local(event);
    // The first finger on the screen: another one that is down here was lifted where nobody told the map.
    if (event.isPrimary) down.clear();
    down.set(event.pointerId, at);
    if (down.size > 1) {
      letGo(null);
      capture();
      return;
    }
    travelled = false;
    const source = target.closest<HTMLElement>("[data-piece]");
    if (source) carried = { piece: source.dataset.piece!, source, ghost: null, start: at };
  }

  function moved(event: PointerEvent): void {
    const before = down.get(event.pointerId);
    if (!before) return;
    const at = local(event);
    const [first] = down.values();
    if (!travelled && down.size === 1) {
      const start = carried?.start ?? before;
      if (Math.hypot(at.x - start.x, at.y - start.y) < DRAG_DISTANCE) return;
      travelled = true;
      capture();
      if (carried) pickUp(carried);
    }
    if (carried?.ghost) {
      carry(carried.ghost, at);
    } else if (down.size === 1) {
      listener.camera()?.pan(at.x - before.x, at.y - before.y);
    } else if (down.size === 2) {
      const other = [...down.entries()].find(([id]) => id !== event.pointerId)?.[1] ?? first!;
      const ratio =
        Math.hypot(at.x - other.x, at.y - other.y) /
        Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      listener.camera()?.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
      listener.camera()?.zoom(ratio, (at.x + other.x) / 2, (at.y + other.y) / 2);
    }
    down.set(event.pointerId, at);
  }

  function released(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return;
    const at = local(event);
    const broken = event.type === "pointercancel";
    if (carried?.ghost) letGo(broken ? null : at);
    carried = null;
    setTimeout(() => (travelled = false)); // the click that ends a drag comes before this
  }

  /** After a drag the browser still sends a click: ignore it. */
  function clicked(event: MouseEvent): void {
    if (travelled) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const target = event.target as Element;
    if (target.closest("button, [data-piece], [data-map-control]")) return;
    const box = node.getBoundingClientRect();
    const at = listener.camera()?.toSheet(event.clientX - box.left, event.clientY - box.top);
    if (at) listener.tap(at);
  }

  function wheeled(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = local(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    listener.camera()?.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
  }

  function escaped(event: KeyboardEvent): void {
    if (event.key === "Escape" && carried?.ghost) letGo(null);
  }

  function capture(): void {
    for (const id of down.keys()) node.setPointerCapture(id);
  }

  function pickUp(piece: NonNullable<typeof carried>): void {
    const box = piece.source.getBoundingClientRect();
    const ghost = piece.source.cloneNode(true) as HTMLElement;
    const shrunk = box.width / (piece.source.offsetWidth || box.width);
    ghost.removeAttribute("id");
    ghost.classList.add("carried");
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.scale = String(Math.max(shrunk, 0.6) * 1.12);
    node.append(ghost);
    piece.ghost = ghost;
    piece.source.classList.add("away");
    listener.lift(piece.piece);
  }

  function carry(ghost: HTMLElement, at: { x: number; y: number }): void {
    ghost.style.translate = `calc(${at.x}px - 50%) calc(${at.y}px - 50%)`;
  }

  function letGo(at: { x: number; y: number } | null): void {
    if (carried?.ghost) {
      carried.ghost.remove();
      carried.source.classList.remove("away");
      const { piece } = carried;
      const camera = listener.camera();
      listener.drop(piece, at && camera ? camera.toSheet(at.x, at.y) : null);
    }
    carried = null;
  }

  node.addEventListener("pointerdown", pressed);
  node.addEventListener("pointermove", moved);
  node.addEventListener("pointerup", released);
  node.addEventListener("pointercancel", released);
  node.addEventListener("click", clicked, { capture: true });
  node.addEventListener("wheel", wheeled, { passive: false });
  window.addEventListener("keydown", escaped);
  return {
    destroy() {
      letGo(null);
      window.removeEventListener("keydown", escaped);
    },
  };
}
