import { globalStyle, style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { block, vars } from "themes/vars.css";
import { tiles } from "./tiles.css";

export const home = style({ display: "grid", gap: vars.space[8], minWidth: 0 });

export const columns = style({
  ...block.column,
  gap: vars.space[24],
  minWidth: 0,
  "@media": { [desktop]: { gridTemplateColumns: "24rem minmax(0, 1fr)", gap: "2.5rem" } },
});

/** The card and the tiles below it; on a desktop sticky while the games scroll. */
export const wallet = style({ ...block.column, gap: vars.space[16], alignContent: "start", minWidth: 0 });

/** Out of sight until all are there: the shelves begin (shell/frame.css.ts). */
globalStyle(`${wallet}:not(:has(+ *)) > ${tiles}`, { visibility: "hidden" });

export const shelves = style({
  ...block.column,
  gap: vars.space[24],
  alignContent: "start",
  minWidth: 0,
  "@media": { [desktop]: { gap: vars.space[4] } },
});

/** Shown instead of the figures when the wallet cannot be read. */
export const unread = style({ display: "grid", justifyItems: "start", gap: vars.space[12] });
