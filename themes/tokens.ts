import { colorNames } from "schemas/names";
import { mixedNames } from "./mix";

const rem = (px: number) => `${px / 16}rem`;

/** Tokens that are the same for every brand. They are inlined into the styles, which makes every page smaller. */
export const fixedTokens = {
  space: { 4: rem(4), 8: rem(8), 12: rem(12), 16: rem(16), 24: rem(24), 32: rem(32) },
  radius: { 8: "8px", 14: "14px", 20: "20px", full: "999px" },
  type: { 14: rem(14), 15: rem(15), 16: rem(16), 18: rem(18), 22: rem(22), 34: rem(34) },
  weight: { plain: "400", strong: "600" },
  leading: { tight: "1.25", body: "1.6" },
  motion: { quick: "150ms", calm: "250ms" },
  /** The smallest size that a thumb can tap reliably. */
  size: {
    touch: "2.75rem",
    control: "3.25rem",
    top: "3.5rem",
    tabs: "4rem",
    nav: "14.5rem",
    column: "37rem",
  },
} as const;

export const shadowNames = ["low", "high"] as const;
const fontNames = ["body"] as const;

/** The values that the character sets (variants.ts). */
const lookNames = [
  "radiusControl",
  "radiusField",
  "radiusCard",
  "cardEdge",
  "cardGround",
  "inset",
  "headingWeight",
  "headingSize",
  "amountWeight",
  "align",
  "justify",
  "iconWeight",
  "iconCap",
  "iconJoin",
  "band",
  "bandHeight",
  "posterGround",
  "posterInk",
  "posterLineInk",
  "navGround",
  "navInk",
  "navInkStrong",
  "navInkCurrent",
] as const;
export type LookName = (typeof lookNames)[number];

function named<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>;
}

/** The names of everything that a brand decides: `vars.css.ts` makes the contract from them, `rootCss` the values. */
export const tokenShape = {
  color: named([...colorNames, ...mixedNames]),
  shadow: named(shadowNames),
  font: named(fontNames),
  look: named(lookNames),
};

/** A token's CSS variable without the two dashes: `on-accent`, `radius-card`, `shadow-low`. */
export function variableName(group: string, name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return group === "color" || group === "look" ? words : `${group}-${words}`;
}
