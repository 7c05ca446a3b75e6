/** What a player may know about enemy blocks, as the panel of a place and the map show it. */

import type { Message } from "../../i18n/words";
import { t } from "../../i18n";
import type { Ghost, KnownPiece, StackKnowledge } from "../title";
import type { ComponentIndex } from "./component-index";
import type { CaesarView } from "./data";
import { knownPiece } from "./scene";
import { ROMAN } from "./texts";

interface Sighting {
  block: string;
  place: string;
  strength: number;
  year: number;
  turn: number;
  how: "deployment" | "battle" | "jupiter";
}

interface Stack {
  place: string;
  side: string;
  count: number;
  blocks: { block: string; chance: number; seen: Sighting | null }[];
  lines: { year: number; turn: number; line: Message }[];
}

/** The answer of the server to the question about hidden pieces. */
interface Facts {
  stacks?: Stack[];
  ghosts?: Sighting[];
}

const when = ({ year, turn }: { year: number; turn: number }): string =>
  turn ? t("julius-caesar-year-turn-short", { year: String(year), turn }) : t("julius-caesar-at-the-start");

/** How the player knows of a block: where it was seen, when, and with how many steps. */
function howKnown(index: ComponentIndex, seen: Sighting | null): string {
  if (seen === null) return t("julius-caesar-never-seen");
  const facts = {
    place: index.placeName(seen.place),
    when: when(seen),
    strength: ROMAN[seen.strength] ?? String(seen.strength),
  };
  if (seen.how === "deployment") return t("julius-caesar-seen-at-start", facts);
  return seen.how === "battle"
    ? t("julius-caesar-seen-in-battle", facts)
    : t("julius-caesar-seen-by-jupiter", facts);
}

export function stackKnowledge(
  index: ComponentIndex,
  view: CaesarView,
  raw: Record<string, unknown>,
  place: string,
): StackKnowledge | null {
  const stack = (raw as Facts).stacks?.find((each) => each.place === place);
  if (!stack) return null;
  const name = (id: string): string => index.blockName(id, stack.side);
  const certain = stack.blocks.filter(({ chance }) => chance === 1);
  const others = stack.blocks.filter(({ chance }) => chance < 1);
  const rest = stack.count - certain.length;
  const pieces = stack.blocks.map(({ block, chance, seen }): KnownPiece => {
    const piece = knownPiece(index, view, block, stack.side, place, seen?.strength ?? 0);
    return {
      piece: { ...piece, key: `known ${block}` },
      name: name(block),
      chance,
      how: howKnown(index, seen),
    };
  });
  const summary = [
    certain.length
      ? t("julius-caesar-these-are-there", { blocks: certain.map(({ block }) => name(block)) })
      : "",
    rest > 0 && others.length ? t("julius-caesar-rest-are-among", { n: rest, of: others.length }) : "",
  ];
  return {
    title: t("julius-caesar-stack-of-side", { n: stack.count, side: index.sideName(stack.side) }),
    summary: summary.filter(Boolean).join(" "),
    pieces,
    lines: stack.lines.map((each) => ({ when: when(each), text: index.words.log(each.line) })),
  };
}

/** Blocks that were seen in a place and may be elsewhere by now. */
export const ghosts = (index: ComponentIndex, view: CaesarView, raw: Record<string, unknown>): Ghost[] =>
  ((raw as Facts).ghosts ?? []).map((seen) => {
    const side = index.block(seen.block).side;
    const piece = knownPiece(index, view, seen.block, side, seen.place, seen.strength);
    return { piece: { ...piece, key: `ghost ${seen.block}` }, when: when(seen), how: howKnown(index, seen) };
  });
