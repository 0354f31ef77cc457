import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

/** Fills a phone, so that the button stands at its bottom. */
export const done = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  ...block.middle,
});

export const welcome = style({ fontSize: vars.type[18], overflowWrap: "anywhere" });

/** Not broken at its hyphens. */
export const account = style({ display: "inline-block" });

export const next = style({
  display: "grid",
  gap: vars.space[8],
  marginTop: "auto",
  paddingBlock: `${vars.space[12]} calc(${vars.space[16]} + env(safe-area-inset-bottom))`,
});

export const soon = style({ ...block.caption, textAlign: "center" });
