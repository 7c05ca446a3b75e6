/** The orders of this phase, and taking back one of them: later ones are given again. */

import type { TableModel } from "../table/table-model.svelte";
import { t } from "../i18n";
import { orderSteps, ordersOf, type Order } from "./orders";

export class OrdersModel {
  readonly #model: TableModel;

  constructor(model: TableModel) {
    this.#model = model;
  }

  readonly #steps = $derived.by(() => {
    const { seat, title, turnFilm } = this.#model;
    const { view, decision } = seat.screen;
    return view && decision && turnFilm.at === null ? orderSteps(title, view, seat.log) : [];
  });
  readonly list = $derived.by(() => ordersOf(this.#steps));

  /** An order in words: `Genua → Rome`. */
  nameOf(order: Order): string {
    return order.path.map((place) => this.#model.placeName(place)).join(" → ");
  }

  /** Take back one order. What was ordered after it is ordered again, as far as the rules allow it without that one. */
  async takeBack(order: Order): Promise<void> {
    const first = order.steps[0] ?? 0;
    const again = this.#steps.filter((_, at) => at > first && !order.steps.includes(at));
    const lost = new Set<string>();
    await this.#model.batch(async (step, undo) => {
      while (this.#steps.length > first) if (!(await undo())) return;
      for (const { actions, to, opens } of again) {
        for (const action of actions) {
          if (!this.#offers(action)) await this.#halt(step);
          if (!this.#offers(action) && opens && this.#offers(opens)) await step(opens);
          if (!this.#offers(action)) lost.add(this.#model.placeName(to));
          else if (!(await step(action))) return;
        }
      }
      await this.#halt(step);
    });
    this.#model.notice = lost.size
      ? { tone: "trouble", text: t("order-lost", { places: [...lost].join(", ") }) }
      : { tone: "fine", text: t("order-taken-back", { order: this.nameOf(order) }) };
  }

  #offers(action: string): boolean {
    return this.#model.seat.screen.decision?.actions.includes(action) ?? false;
  }

  /** Let a piece that is under way stay where it is. */
  async #halt(step: (action: string) => Promise<boolean>): Promise<void> {
    const { stayAction } = this.#model.title;
    if (stayAction !== null && this.#offers(stayAction)) await step(stayAction);
  }
}
