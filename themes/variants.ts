import type { Brand } from "schemas/brand";
import type { CharacterKey, CharacterValue } from "schemas/names";
import { characterOf } from "./colors";
import { drawing } from "./drawing";
import type { LookName } from "./tokens";

type Look = Partial<Record<LookName, string>>;
type Variants = { [Key in CharacterKey]: Record<CharacterValue<Key>, Look> };

/**
 * The tokens that each value of the character sets. What else differs stands beside its component (when.ts). Where two
 * variants style the same thing, the one that comes later here wins.
 */
const variants: Variants = {
  shape: {
    redent: {
      radiusControl: "2px",
      radiusField: "2px",
      radiusCard: "0",
      cardEdge: "var(--accent-soft)",
      cardGround: "var(--raised)",
      inset: ".75rem",
      iconWeight: "1.75",
      iconCap: "square",
      iconJoin: "miter",
    },
    arc: {
      radiusControl: "1.75rem",
      radiusField: "1.625rem",
      radiusCard: "1.75rem",
      cardEdge: "var(--line)",
      cardGround: "var(--raised)",
      inset: ".75rem",
      iconWeight: "2",
      iconCap: "round",
      iconJoin: "round",
    },
    plain: {
      radiusControl: "10px",
      radiusField: "10px",
      radiusCard: "0",
      cardEdge: "var(--line)",
      cardGround: "none",
      inset: "0px",
      iconWeight: "1.5",
      iconCap: "round",
      iconJoin: "round",
    },
  },
  pattern: {
    lattice: { band: drawing("band"), bandHeight: "22px" },
    lotus: { band: drawing("band"), bandHeight: "34px" },
    wave: { band: drawing("band"), bandHeight: "64px" },
  },
  card: { roof: {}, silk: {}, shore: {} },
  poster: {
    sala: { posterGround: "var(--page)", posterInk: "var(--ink-strong)", posterLineInk: "var(--ink-strong)" },
    lotus: {
      posterGround: "var(--accent)",
      posterInk: "var(--on-accent)",
      posterLineInk: "var(--on-accent)",
    },
    river: {
      posterGround: "var(--raised)",
      posterInk: "var(--ink-strong)",
      posterLineInk: "var(--on-accent)",
    },
  },
  heading: {
    ruled: {
      headingWeight: "600",
      headingSize: "1.125rem",
      amountWeight: "600",
      align: "center",
      justify: "center",
    },
    large: {
      headingWeight: "600",
      headingSize: "1.375rem",
      amountWeight: "600",
      align: "start",
      justify: "start",
    },
    light: {
      headingWeight: "400",
      headingSize: "1.375rem",
      amountWeight: "400",
      align: "start",
      justify: "start",
    },
  },
  tabs: {
    line: {
      navGround: "var(--page)",
      navInk: "var(--ink-plain)",
      navInkStrong: "var(--ink-strong)",
      navInkCurrent: "var(--ink-strong)",
    },
    arch: {
      navGround: "var(--accent)",
      navInk: "var(--on-accent-soft)",
      navInkStrong: "var(--on-accent)",
      navInkCurrent: "var(--accent)",
    },
    quiet: {
      navGround: "none",
      navInk: "var(--ink-plain)",
      navInkStrong: "var(--ink-strong)",
      navInkCurrent: "var(--ink-strong)",
    },
  },
};

/** In the order in which they override each other. */
export const characterKeys = Object.keys(variants) as CharacterKey[];

/** The values that a brand's character gives to the theme contract. */
export function lookOf(brand: Brand): Record<LookName, string> {
  const character: Record<CharacterKey, string> = characterOf(brand);
  const chosen = characterKeys.map((key) => (variants[key] as Record<string, Look>)[character[key]]);
  return Object.assign({}, ...chosen);
}
