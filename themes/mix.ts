import type { ColorName } from "schemas/names";

type Tokens = Record<ColorName, string>;

/** Mixes `share` of one colour over another, in sRGB. */
export function mix(front: string, back: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one = 0, other = 0] = [front, back].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round(one * share + other * (1 - share))
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`.toUpperCase();
}

/**
 * The colours that each mixed colour is made of, whichever the hues; the
 * one that a brand would change first comes first.
 */
export const ingredients = {
  accentSoft: ["accent", "page"],
  accentTint: ["accent", "raised"],
  accentShade: ["accent", "raised"],
  accentDeep: ["accent", "onAccent"],
  onAccentSoft: ["onAccent", "accent"],
  hueSlot: ["accent", "negative", "sunken", "raised"],
  hueSlotLine: ["accent", "onAccent", "inkStrong"],
  hueSport: ["positive", "sunken", "raised"],
  hueSportLine: ["positive", "onAccent", "inkStrong"],
  hueLotto: ["warning", "negative", "inkSoft", "sunken", "raised"],
  hueLottoLine: ["warning", "negative", "inkSoft", "onAccent", "inkStrong"],
} as const satisfies Record<string, readonly ColorName[]>;
export type MixedName = keyof typeof ingredients;
export const mixedNames = Object.keys(ingredients) as MixedName[];

export function isMixed(name: string): name is MixedName {
  return name in ingredients;
}

/** A glow in the dark, a dyed cloth with light threads, a wash on paper. */
export type Hues = "glow" | "dye" | "wash";

/** The source colour of each shelf's hue. All of them are already legible on the surfaces. */
const hueSources: Record<Hues, (tokens: Tokens) => readonly [slot: string, sport: string, lotto: string]> = {
  glow: ({ accent, positive, negative, inkSoft }) => [accent, positive, mix(negative, inkSoft, 0.5)],
  dye: ({ accent, positive, negative, warning }) => [mix(negative, accent, 0.5), positive, warning],
  wash: ({ accent, positive, warning }) => [accent, positive, warning],
};

/** A hue and the colour of lines drawn on it. */
function dyed(hues: Hues, source: string, { sunken, raised, inkStrong, onAccent }: Tokens) {
  if (hues === "dye") return { hue: source, line: onAccent };
  if (hues === "wash") return { hue: mix(source, raised, 0.12), line: source };
  return { hue: mix(source, sunken, 0.18), line: mix(source, inkStrong, 0.8) };
}

/** The colours derived from the tokens, so that a brand chooses one accent instead of twelve. */
export function mixedColors(tokens: Tokens, hues: Hues): Record<MixedName, string> {
  const { accent, onAccent, page, raised } = tokens;
  const [slot, sport, lotto] = hueSources[hues](tokens).map((source) => dyed(hues, source, tokens));
  if (!slot || !sport || !lotto) throw new RangeError("three hues are mixed");
  return {
    accentSoft: mix(accent, page, 0.58),
    accentTint: mix(accent, raised, 0.1),
    accentShade: mix(accent, raised, 0.22),
    accentDeep: mix(onAccent, accent, 0.19),
    onAccentSoft: mix(onAccent, accent, 0.86),
    hueSlot: slot.hue,
    hueSlotLine: slot.line,
    hueSport: sport.hue,
    hueSportLine: sport.line,
    hueLotto: lotto.hue,
    hueLottoLine: lotto.line,
  };
}
