import { colorNames } from "schemas/operator/names";

const rem = (px: number) => `${px / 16}rem`;

/** The tokens that no brand changes: written into the styles as they are, which every page is smaller for. */
export const fixedTokens = {
  space: { 4: rem(4), 8: rem(8), 12: rem(12), 16: rem(16), 24: rem(24), 32: rem(32) },
  radius: { 8: "8px", 14: "14px", 20: "20px", full: "999px" },
  type: { 14: rem(14), 15: rem(15), 16: rem(16), 18: rem(18), 22: rem(22), 34: rem(34) },
  weight: { plain: "400", strong: "600" },
  leading: { tight: "1.25", body: "1.6" },
  motion: { quick: "150ms", calm: "250ms" },
} as const;

export const shadowNames = ["low", "high"] as const;
export const fontNames = ["body"] as const;

function named<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>;
}

/** What a brand decides, names only: `vars.css.ts` makes the contract of them, `themeCss` the values. */
export const tokenShape = {
  color: named(colorNames),
  shadow: named(shadowNames),
  font: named(fontNames),
};
export type TokenGroup = keyof typeof tokenShape;

/** The CSS variable of a token, without its two dashes: `accent`, `on-accent`, `shadow-low`. */
export function variableName(group: string, name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return group === "color" ? words : `${group}-${words}`;
}
