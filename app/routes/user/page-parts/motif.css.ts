import { globalStyle, style } from "@vanilla-extract/css";
import { drawing } from "themes/drawing";
import { block } from "themes/vars.css";
import { when } from "themes/when";

/** The background of a picture, or of the motif if there is none, in the hues of `--hue` and `--hue-line`. */
export const ground = {
  position: "relative",
  overflow: "hidden",
  background: "var(--hue)",
  color: "var(--hue-line)",
} as const;

/** A card's picture, or the brand's motif in its place. */
export const art = style(ground);

export const picture = style(block.cover);

/** The brand's motif; its `data-seed` (0 to 5) tells where it is and how large. */
export const motif = style({ position: "absolute", inset: 0 });

const ink = { content: "", position: "absolute", inset: 0, background: "currentColor" } as const;

/** Draws in ink only where the image is. */
const inked = (image: string, spot: string) => {
  const mask = `${image} ${spot}`;
  return { WebkitMask: mask, mask };
};

/** Redent: the motif is a plate or a diamond on a lattice. */
const redent = when("shape", "redent");
const plates = [
  ["motif-plate", "72% 50% / 76px"],
  ["motif-diamond", "84% 50% / 88px"],
  ["motif-plate", "58% 50% / 104px"],
  ["motif-diamond", "72% 50% / 76px"],
  ["motif-plate", "84% 50% / 88px"],
  ["motif-diamond", "58% 50% / 104px"],
] as const;

globalStyle(`${redent} ${art}`, {
  clipPath:
    "polygon(0 7px, 3px 7px, 3px 3px, 7px 3px, 7px 0, calc(100% - 7px) 0, calc(100% - 7px) 3px, calc(100% - 3px) 3px, calc(100% - 3px) 7px, 100% 7px, 100% 100%, 0 100%)",
});
globalStyle(`${redent} ${art} [data-seed]::before`, {
  ...ink,
  opacity: 0.7,
  ...inked(drawing("motif-lattice"), "center"),
});
globalStyle(`${redent} ${art} [data-seed]::after`, ink);
plates.forEach(([name, spot], seed) => {
  globalStyle(`${redent} ${art} [data-seed="${seed}"]::after`, inked(drawing(name), `${spot} no-repeat`));
});

/** Arc: the motif is woven cloth. */
const arc = when("shape", "arc");
const cloths = ["motif-cloth-1", "motif-cloth-2", "motif-cloth-3"] as const;

globalStyle(`${arc} ${art} [data-seed]::before`, ink);
cloths.forEach((name, seed) => {
  const both = [seed, seed + cloths.length].map((one) => `${arc} ${art} [data-seed="${one}"]::before`);
  globalStyle(both.join(), inked(drawing(name), "center / 24px 100% repeat-x"));
});

/** Plain: the motif is the sun above water. */
const plain = when("shape", "plain");
const views = [
  ["motif-water-1", "78% 12% / 24px"],
  ["motif-water-2", "24% 24% / 36px"],
  ["motif-water-3", "82% 18% / 18px"],
  ["motif-water-1", "50% 12% / 24px"],
  ["motif-water-2", "16% 24% / 36px"],
  ["motif-water-3", "70% 18% / 18px"],
] as const;

globalStyle(`${plain} ${art}`, { borderRadius: "10px" });
globalStyle(`${plain} ${art} [data-seed]::before`, {
  ...ink,
  ...inked("var(--water)", "left bottom / auto 62px repeat-x"),
});
globalStyle(`${plain} ${art} [data-seed]::after`, { ...ink, ...inked(drawing("motif-sun"), "var(--sun)") });
views.forEach(([water, sun], seed) => {
  globalStyle(`${plain} ${art} [data-seed="${seed}"]`, {
    vars: { "--water": drawing(water), "--sun": `${sun} no-repeat` },
  });
});
