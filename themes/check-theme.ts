import type { Brand } from "schemas/brand";
import type { Fault } from "schemas/fault";
import type { ColorName } from "schemas/names";
import { allColors } from "./colors";
import { type Color, contrast, contrastPairs, type Pair } from "./contrast";
import { ingredients, isMixed, type MixedName, mix } from "./mix";

/** Mixed colours as a brand's people see them: no file can set them. */
const mixedWords: Partial<Record<MixedName, string>> = {
  accentTint: "a tint of accent",
  onAccentSoft: "softened onAccent",
  hueSlot: "the slot games' ground",
  hueSlotLine: "the slot games' line",
  hueSport: "the sport games' ground",
  hueSportLine: "the sport games' line",
  hueLotto: "the lotto games' ground",
  hueLottoLine: "the lotto games' line",
};
const wordsOf = (color: Color) => (isMixed(color) ? (mixedWords[color] ?? color) : color);

/** One fault for each colour of a brand that is hard to read, with the nearest that is not. */
export function checkTheme(
  brand: Brand,
  file: string,
  isLeftOut: (path: string) => boolean = () => false,
): Fault[] {
  if (isLeftOut("theme.preset")) return [];
  const isKnown = (pair: Pair) => !tokensOf(pair, brand).some((name) => isLeftOut(`theme.colors.${name}`));
  const bad = failing(brand);
  const atFault = (pairs: readonly Pair[], name: ColorName) =>
    pairs.filter((pair) => isKnown(pair) && tokenAtFault(pair, brand) === name);
  const faults: Fault[] = [];
  let mended = brand;
  // The colour with most pairs first: another in one of them may be right as soon as this one is.
  const names = new Set(bad.filter(isKnown).flatMap((pair) => tokenAtFault(pair, brand) ?? []));
  const groups = [...names].map((name) => ({ name, pairs: atFault(bad, name) }));
  for (const { name, pairs } of groups.sort((one, other) => other.pairs.length - one.pairs.length)) {
    const left = atFault(failing(mended), name);
    if (!pairs.some((pair) => left.includes(pair))) continue;
    const way = nearestTo(mended, name, left);
    if (way) mended = withColor(mended, name, way.color);
    faults.push({ file, ...colorFault(brand, name, pairs, way) });
  }
  return faults;
}

/** The pairs of a brand's colours, mixed ones included, that are hard to read. */
function failing(brand: Brand): Pair[] {
  const colors = allColors(brand);
  return contrastPairs.filter(({ front, back, ratio }) => contrast(colors[front], colors[back]) < ratio);
}

/** The tokens that a pair is made of. */
function tokensOf({ front, back }: Pair, brand: Brand): ColorName[] {
  const colors = allColors(brand);
  const isIn = (mixed: Color, name: ColorName) => {
    const other = withColor(brand, name, colors[name] === "#000000" ? "#FFFFFF" : "#000000");
    return allColors(other)[mixed] !== colors[mixed];
  };
  return [front, back].flatMap((color) =>
    isMixed(color) ? ingredients[color].filter((name) => isIn(color, name)) : [color],
  );
}

/** The colour to change in a pair: one that the brand chose, the front colour first. */
function tokenAtFault(pair: Pair, brand: Brand): ColorName | undefined {
  return tokensOf(pair, brand).find((name) => brand.theme.colors[name]);
}

function withColor(brand: Brand, name: ColorName, color: string): Brand {
  return { ...brand, theme: { ...brand.theme, colors: { ...brand.theme.colors, [name]: color } } };
}

interface WayOut {
  color: string;
  /** What becomes hard to read with it, and has to change too. */
  broken: readonly ColorName[];
}

const STEPS = 100;

/** The nearest shade of a colour with which none of these pairs is hard to read, and as few others as can be. */
function nearestTo(brand: Brand, name: ColorName, pairs: readonly Pair[]): WayOut | undefined {
  const color = allColors(brand)[name];
  const before = failing(brand);
  let best: WayOut | undefined;
  for (let step = 1; step <= STEPS; step++) {
    for (const end of ["#000000", "#FFFFFF"]) {
      const shade = mix(end, color, step / STEPS);
      const after = failing(withColor(brand, name, shade));
      if (after.some((pair) => pairs.includes(pair))) continue;
      const others = after.filter((pair) => !before.includes(pair)).flatMap((pair) => tokensOf(pair, brand));
      const broken = [...new Set(others)].filter((other) => other !== name);
      if (best === undefined || broken.length < best.broken.length) best = { color: shade, broken };
    }
  }
  return best;
}

type Said = Pick<Fault, "path" | "found" | "allowed" | "message">;
const message = "is hard to read";

function colorFault(brand: Brand, name: ColorName, pairs: readonly Pair[], way: WayOut | undefined): Said {
  const most = Math.max(...pairs.map(({ ratio }) => ratio));
  const also = way?.broken.length ? `, and ${way.broken.join(" or ")} to go with it` : "";
  const shade = way
    ? `the nearest is ${way.color}${also}`
    : "no shade of it has that, change what it stands on too";
  return {
    path: `theme.colors.${name}`,
    found: `${brand.theme.colors[name]}, ${worst(brand, pairs)}`,
    allowed: `a contrast of at least ${most}:1; ${shade}`,
    message,
  };
}

/** The pair that is hardest to read, and how many more there are. */
function worst(brand: Brand, pairs: readonly Pair[]): string {
  const colors = allColors(brand);
  const ratioOf = ({ front, back }: Pair) => contrast(colors[front], colors[back]);
  const [first, ...rest] = [...pairs].sort((one, other) => ratioOf(one) - ratioOf(other));
  if (first === undefined) return "";
  const more =
    rest.length === 0 ? "" : `, and ${rest.length} more ${rest.length === 1 ? "pair" : "pairs"} too little`;
  const ratio = (Math.floor(ratioOf(first) * 100) / 100).toFixed(2);
  return `${wordsOf(first.front)} on ${wordsOf(first.back)} has ${ratio}:1${more}`;
}
