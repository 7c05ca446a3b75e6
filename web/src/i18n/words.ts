/**
 * Sentences from messages and message files, for one title in one language. The functions that message files call are
 * the same as in Python (src/rubicon/messages/words.py); docs/translating.md lists them.
 */

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";

/** By name: a number, an id, a phrase that is a message itself, or several of them. */
export type Facts = Record<string, unknown>;
/** The key of a message and its facts. An event of the log is a message too. */
export type Message = [key: string, facts: Facts];

/** The names of components by kind and id: in English, or as the maker of a component pack wrote them. */
export interface Names {
  names: Record<string, Record<string, string>>;
  /** Whether message files leave these names as they are. */
  final: boolean;
}

const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
/** Forms of a heading, the shortest first; the next one is used where there is none. */
const HEADING_FORMS = ["tick", "mark", "heading"] as const;

export const isMessage = (fact: unknown): fact is Message =>
  Array.isArray(fact) &&
  fact.length === 2 &&
  typeof fact[0] === "string" &&
  typeof fact[1] === "object" &&
  !Array.isArray(fact[1]);

/** Text of a message inside a message. */
class Phrase extends FluentType<string> {
  toString(): string {
    return this.value;
  }
}

/** Several facts, and how they read as a plain list. */
class Several extends FluentType<FluentValue[]> {
  constructor(
    facts: FluentValue[],
    readonly text: string,
  ) {
    super(facts);
  }
  toString(): string {
    return this.text;
  }
}

type Options = Record<string, FluentValue>;

export class Words {
  readonly #bundles: FluentBundle[];
  readonly #names: Names;

  /** `sources` are the message files in the language, `english` those to fall back on. */
  constructor(
    readonly language: string,
    sources: string[],
    english: string[] = [],
    names: Names = { names: {}, final: false },
  ) {
    this.#names = names;
    this.#bundles = [this.#bundle(language, sources)];
    if (english.length) this.#bundles.push(this.#bundle("en", english));
  }

  #bundle(language: string, sources: string[]): FluentBundle {
    const namers = Object.keys({ side: {}, ...this.#names.names }).map((kind) => [
      kind.toUpperCase().replaceAll("-", "_"),
      ([fact = ""]: FluentValue[], options: Options) => this.#namesOf(kind, fact, options),
    ]);
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        ...Object.fromEntries(namers),
        LIST: ([fact = ""]: FluentValue[], options: Options) =>
          fact instanceof Several ? this.#join(fact.value.map(show), options) : fact,
        COUNT: ([fact = ""]: FluentValue[]) =>
          new FluentNumber(fact instanceof Several ? fact.value.length : 1),
        ROMAN: ([fact]: FluentValue[]) => (fact instanceof FluentNumber ? (ROMAN[fact.value] ?? "") : ""),
        DICE: ([fact = ""]: FluentValue[]) =>
          fact instanceof Several ? fact.value.map(show).join(" ") : show(fact),
      },
    });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return bundle;
  }

  /** The sentence. Without a text for its key, the key. */
  say([key, facts]: Message): string {
    return this.#format(key, "", facts) ?? key;
  }

  /** The text of a key without facts, or nothing if the message files have none. */
  find(key: string): string {
    return this.#format(key, "", {}) ?? "";
  }

  /** The line of the log for an event. */
  log([event, facts]: Message): string {
    return this.say([`log-${event}`, facts]);
  }

  /** The heading that an event opens, or a shorter form of it. */
  heading(line: Message, form: (typeof HEADING_FORMS)[number] = "heading"): string {
    for (const shorter of HEADING_FORMS.slice(HEADING_FORMS.indexOf(form))) {
      const found = this.#format(`log-${line[0]}`, shorter, line[1]);
      if (found !== null) return found;
    }
    return this.log(line).replace(/\.$/, "");
  }

  /** The name of a component: by the message files, or as the title has it, or else its id. */
  name(kind: string, id: string, form = ""): string {
    const own = this.#names.names[kind]?.[id];
    if (own !== undefined && this.#names.final && kind !== "side") return own;
    const named =
      (form && this.#format(`${kind}-${id}`, form, {})) || (this.#format(`${kind}-${id}`, "", {}) ?? own);
    return named ?? (kind === "side" ? id.charAt(0).toUpperCase() + id.slice(1) : id);
  }

  /** A rule as it is named to the reader: by its number, or by its English heading, in this language. */
  ruleName(rule: string): string {
    const words =
      rule
        .toLowerCase()
        .replaceAll("'", "")
        .match(/[a-z0-9]+/g) ?? [];
    return this.#format(`rule-${words.join("-")}`, "", {}) ?? rule;
  }

  /** The name of an option, or with the attribute `meaning` what is chosen by it. */
  option(option: string, attribute = ""): string {
    return this.#format(`option-${option}`, attribute, {}) ?? option;
  }

  /** A value of an option: a word has a message, anything else stays as it is. */
  optionValue(option: string, value: string): string {
    return this.#format(`option-${option}-${value}`, "", {}) ?? value;
  }

  #format(key: string, attribute: string, facts: Facts): string | null {
    for (const bundle of this.#bundles) {
      const found = bundle.getMessage(key);
      const pattern = attribute ? found?.attributes[attribute] : found?.value;
      if (!pattern) continue;
      const given = Object.entries(facts).map(([name, fact]) => [name, this.#argument(fact)]);
      // With a list for errors, a mistake in a message file shows a gap instead of breaking the page.
      return bundle.formatPattern(pattern, Object.fromEntries(given) as Record<string, FluentValue>, []);
    }
    return null;
  }

  #argument(fact: unknown): FluentValue {
    if (typeof fact === "string") return fact;
    if (typeof fact === "number") return new FluentNumber(fact, { useGrouping: false });
    if (isMessage(fact)) return new Phrase(this.say(fact));
    const each = (Array.isArray(fact) ? fact : []).map((item) => this.#argument(item));
    return new Several(each, this.#join(each.map(show), {}));
  }

  #namesOf(kind: string, fact: FluentValue, options: Options): FluentValue {
    const form = typeof options.form === "string" ? options.form : "";
    const named = (one: FluentValue): string =>
      typeof one === "string" ? this.name(kind, one, form) : show(one);
    return fact instanceof Several ? this.#join(fact.value.map(named), options) : named(fact);
  }

  /** Texts as a list: `last` names the message that joins the last one, `between` stands between the others. */
  #join(texts: string[], { last, between }: Options): string {
    return texts.reduce((list, item, at) => {
      if (at === 0) return item;
      if (last && at === texts.length - 1) return this.say([`list-${show(last)}`, { list, item }]);
      return between ? list + show(between) + item : this.say(["list-comma", { list, item }]);
    }, "");
  }
}

const show = (value: FluentValue): string =>
  typeof value === "string" ? value : value instanceof FluentNumber ? String(value.value) : String(value);
