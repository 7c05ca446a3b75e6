/** A title's sheet, as `web/map/make_map.py` draws it. All coordinates are in units of the sheet. */
export interface Sheet {
  id: string;
  title: string;
  width: number;
  height: number;
  /** File names of the relief and of the sea's depth, in the folder of the sheet's own file. */
  relief: string;
  water: string;
  credit: string;
  /** What a place's value counts: "victory points", "gold". */
  valued: string;
  /** The land as an SVG path in tenths of a unit. */
  coast: string;
  places: SheetPlace[];
  roads: SheetRoad[];
  names: SheetName[];
  borders: SheetBorder[];
  /** Parts of the land that a side holds as a whole, such as Provinces. */
  areas?: SheetArea[];
}

/** Several places that are held together. Its name is centred at `x`, `y`. */
export interface SheetArea {
  id: string;
  name: string;
  /** The larger part of the map it belongs to. */
  region: string;
  x: number;
  y: number;
  d: string;
}

/** What is shown of an area: the side that holds it, and a short note after its name, such as `3/5`. */
export interface AreaState {
  owner?: string;
  note?: string;
}

export type Align = "left" | "centre" | "right";

export interface SheetPlace {
  id: string;
  name: string;
  kind: "city" | "sea" | "tribe";
  x: number;
  y: number;
  /** Where there is most room for pieces; see `stacks.ts` for where they stand. */
  stack: { x: number; y: number; align: Align; side: string };
  /** Seas have none: their names run along curves (`Sheet.names`). */
  label?: { x: number; y: number; align: Align };
  value?: number;
  shape?: "colony" | "client" | "tribe" | "walled" | "stronghold" | "closed";
  /** A major port. */
  major?: boolean;
  /** Ids of the pieces raised here. */
  levies?: string[];
  /** One for each sea a port touches. */
  anchors?: { sea: string; x: number; y: number; bearing: number }[];
}

export interface SheetRoad {
  a: string;
  b: string;
  kind: "major" | "minor" | "strait" | "lane";
  d: string;
  name?: string;
}

export interface SheetName {
  id: string;
  text: string;
  size: number;
  kind: "sea" | "land";
  d: string;
}

export interface SheetBorder {
  between: [string, string];
  d: string;
}

export type Tone = "act" | "attack" | "sea" | "note";

export interface Highlight {
  tone: Tone;
  text?: string | undefined;
  /** More than one step away. */
  far?: boolean;
}

/** Markers that lie in a place: a fortification of its owner, siege points against it, devastated land. */
export interface PlaceMark {
  fort?: boolean;
  /** A short note on the fortification: `-1` if it is upgraded. */
  strong?: boolean;
  siege?: number;
  besieged?: boolean;
  devastated?: boolean;
}

/** A line of the legend: a kind of road, or a marker with what lies on it. */
export interface LegendEntry {
  label: string;
  road?: SheetRoad["kind"];
  shape?: "town" | "walled" | "stronghold" | "anchor";
  owner?: string;
  mark?: PlaceMark;
}

/** `told` is the movement of the enemy that is shown now, `past` one that was shown before. */
export interface Route {
  places: string[];
  tone: Tone | "told" | "past";
}

/** How many enemy pieces are more or fewer in a place than before the enemy's turn. */
export interface ChangeMark {
  change: number;
}

const sheets = new Map<string, Promise<Sheet>>();

/** Fetch a title's sheet, once. */
export function loadSheet(id: string): Promise<Sheet> {
  let sheet = sheets.get(id);
  if (!sheet) {
    sheet = fetchSheet(id);
    sheet.catch(() => sheets.delete(id)); // so that a later attempt may succeed
    sheets.set(id, sheet);
  }
  return sheet;
}

/** The address of a file that belongs to a sheet. */
export function mapFile(name: string): string {
  return `${import.meta.env.BASE_URL}map/${name}`;
}

async function fetchSheet(id: string): Promise<Sheet> {
  const answer = await fetch(mapFile(`${id}.json`));
  if (!answer.ok) throw new Error(`The map of ${id} could not be loaded (${answer.status}).`);
  return (await answer.json()) as Sheet;
}

/** The size of a place's marker. */
export function markerRadius(place: SheetPlace): number {
  if (place.kind === "sea") return 15;
  return place.value ? 16 : 10;
}

/** The place nearest to a point, by marker, name or stack, within `reach` units (more for seas). */
export function placeAt(
  sheet: Sheet,
  x: number,
  y: number,
  reach: number,
  preferred?: (id: string) => boolean,
  stacks: Record<string, { box: Box }> = {},
): SheetPlace | null {
  let best: SheetPlace | null = null;
  let least = Infinity;
  for (const place of sheet.places) {
    const limit = place.kind === "sea" ? reach * 2.5 : reach;
    let distance = Math.hypot(place.x - x, place.y - y);
    if (place.label) distance = Math.min(distance, toBox(x, y, labelBox(place)) + 4);
    const stack = stacks[place.id];
    if (stack) distance = Math.min(distance, toBox(x, y, stack.box) + 4);
    if (distance > limit) continue;
    const judged = distance / limit - (preferred?.(place.id) ? 0.5 : 0);
    if (judged < least) [best, least] = [place, judged];
  }
  return best;
}

/** The distance from each place to its nearest neighbour: the room for its button. */
export function neighbourDistances(sheet: Sheet): Map<string, number> {
  return new Map(
    sheet.places.map((place) => {
      const others = sheet.places.filter((other) => other !== place);
      return [place.id, Math.min(...others.map((other) => Math.hypot(other.x - place.x, other.y - place.y)))];
    }),
  );
}

/** The nearest place in a direction (a unit vector). Places straight ahead come before places to the side. */
export function placeTowards(sheet: Sheet, from: SheetPlace, dx: number, dy: number): SheetPlace | null {
  let best: SheetPlace | null = null;
  let least = Infinity;
  for (const place of sheet.places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy - (place.y - from.y) * dx);
    if (ahead <= 0 || aside > ahead * 1.6) continue;
    const judged = ahead + aside * 1.8;
    if (judged < least) [best, least] = [place, judged];
  }
  return best;
}

export type Box = { left: number; top: number; right: number; bottom: number };

function boxed(at: { x: number; y: number; align: Align }, width: number, height: number): Box {
  const left = at.x - { left: 0, centre: width / 2, right: width }[at.align];
  return { left, right: left + width, top: at.y - height / 2, bottom: at.y + height / 2 };
}

function labelBox(place: SheetPlace): Box {
  return boxed(place.label!, place.name.length * 11, 24);
}

/** The box of a block where there is most room for it, for a place without a stack. */
function stackBox(place: SheetPlace): Box {
  return boxed(place.stack, 46, 46);
}

/** Where a text about a place stands: the point, and which point of the text is there (0 left or top, 1 right or bottom). */
export interface ChipSpot {
  x: number;
  y: number;
  across: number;
  down: number;
}

/** Units of a chip: of each character, of its edges, its height. Chips are drawn larger where the map is small. */
const CHIP = { character: 9, edges: 18, height: 24, scale: 1.4 };
/** Overlaps of less than this do not matter. */
const CHIP_TOLERANCE = 30;

/** Where a short text about a place, such as the cost of going there, hides least: names, other places, the stack. */
export function chipSpot(
  sheet: Sheet,
  place: SheetPlace,
  text: string,
  stack = stackBox(place),
  names = sheet.places.filter((each) => each.label).map(labelBox),
): ChipSpot {
  const r = markerRadius(place);
  const width = (text.length * CHIP.character + CHIP.edges) * CHIP.scale;
  const height = CHIP.height * CHIP.scale;
  const markers = sheet.places
    .filter((each) => each !== place)
    .map((each) => around(each, markerRadius(each)));
  const hidden = (spot: ChipSpot): number => {
    const left = spot.x - width * spot.across;
    const top = spot.y - height * spot.down;
    const chip = { left, top, right: left + width, bottom: top + height };
    const sum = (boxes: Box[]): number => boxes.reduce((total, box) => total + overlap(chip, box), 0);
    return sum(names) + 3 * sum(markers) + 2 * overlap(chip, stack);
  };
  const down = place.stack.side.startsWith("n") || (place.label?.y ?? 0) <= place.y + 8;
  let best: ChipSpot | undefined;
  let least = Infinity;
  for (const spot of chipSpots(place, r, down)) {
    const judged = Math.round(hidden(spot) / CHIP_TOLERANCE);
    if (judged < least) [best, least] = [spot, judged];
  }
  return best!;
}

/** The spots that are tried, the one that is liked best first: below or above, then at the sides, then at the corners. */
function chipSpots({ x, y }: SheetPlace, r: number, below: boolean): ChipSpot[] {
  const vertical = [10, 16, 30].flatMap((off) => [
    { x, y: y + r + off, across: 0.5, down: 0 },
    { x, y: y - r - off, across: 0.5, down: 1 },
  ]);
  if (!below)
    for (let at = 0; at < vertical.length; at += 2) vertical.splice(at, 2, vertical[at + 1]!, vertical[at]!);
  return [
    ...vertical,
    { x: x - r - 8, y, across: 1, down: 0.5 },
    { x: x + r + 8, y, across: 0, down: 0.5 },
    ...[-1, 1].flatMap((dx) =>
      [-1, 1].map((dy) => ({
        x: x + dx * (r + 2),
        y: y + dy * (r + 2),
        across: dx < 0 ? 1 : 0,
        down: dy < 0 ? 1 : 0,
      })),
    ),
  ];
}

function around({ x, y }: SheetPlace, r: number): Box {
  return { left: x - r, right: x + r, top: y - r, bottom: y + r };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function toBox(x: number, y: number, box: Box): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}
