/**
 * Keeps the keyboard focus. When the element with the focus disappears, the focus moves to its panel, or to the
 * prompt. Inside a panel the arrow keys move it from button to button.
 */

/** Panels that can have the focus, and where it goes when they disappear. */
const PANELS: [panel: string, otherwise: string][] = [
  [".battle", ".prompt"],
  [".spread", ".prompt"],
  [".hand", ".prompt"],
  [".battle-result", ".prompt"],
  [".enemy-turn", ".enemy-turn"],
  [".place-card", ".rubicon-map .place[tabindex='0']"],
  ["#panel", ".prompt"],
  [".prompt", ".prompt"],
];
/** Elements inside which the arrow keys move the focus. */
const GROUPS = "[role='tablist'], .spread, .hand, .battle, .place-card, .prompt, .pools, .choices";
const ARROWS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Focus the first visible element of these selectors. Returns whether there is one. */
export function focusFirst(...selectors: string[]): boolean {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
      each.checkVisibility(),
    );
    if (!found) continue;
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: "nearest" });
    return true;
  }
  return false;
}

/** Svelte action for a whole table: keeps the focus inside it. */
export function keepFocus(node: HTMLElement): { destroy: () => void } {
  let home: [panel: string, otherwise: string] = [".prompt", ".prompt"];

  function onFocusIn(event: FocusEvent): void {
    const target = event.target as Element;
    home = PANELS.find(([panel]) => target.closest(panel)) ?? home;
  }

  function check(): void {
    const at = document.activeElement;
    if (at !== null && at !== document.body && !at.matches(":disabled")) return;
    focusFirst(...home, ".prompt", ".enemy-turn");
  }

  /** An element that is only hidden, such as in a list that closes, does not trigger the observer. */
  function onFocusOut(event: FocusEvent): void {
    if (!(event.target as Element).checkVisibility()) queueMicrotask(check);
  }

  function onArrowKey(event: KeyboardEvent): void {
    const step = ARROWS[event.key];
    const target = event.target as HTMLElement;
    const group = target.closest(GROUPS);
    if (step === undefined || !group || target.matches("input, select, textarea")) return;
    const buttons = [...group.querySelectorAll<HTMLElement>("button:not(:disabled), summary")].filter(
      (each) => each.checkVisibility(),
    );
    const at = buttons.indexOf(target);
    buttons[at < 0 ? 0 : (at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  }

  const watch = new MutationObserver(check);
  watch.observe(node, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  node.addEventListener("focusin", onFocusIn);
  node.addEventListener("focusout", onFocusOut);
  node.addEventListener("keydown", onArrowKey);
  check();
  return {
    destroy() {
      watch.disconnect();
      node.removeEventListener("focusin", onFocusIn);
      node.removeEventListener("focusout", onFocusOut);
      node.removeEventListener("keydown", onArrowKey);
    },
  };
}
