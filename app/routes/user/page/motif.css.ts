import { style } from "@vanilla-extract/css";
import { block } from "themes/vars.css";

/** The background of a picture, or of the motif if there is none, in the hues of `--hue` and `--hue-line`. */
export const ground = {
  position: "relative",
  overflow: "hidden",
  background: "var(--hue)",
  color: "var(--hue-line)",
} as const;

export const picture = style(block.cover);

/** The brand's motif, positioned and sized by the seed (themes/character/games.ts). */
export const motif = style({ position: "absolute", inset: 0 });
