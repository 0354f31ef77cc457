import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

/** Four side by side, or two by two if larger text would break words; never three and one. */
export const tiles = style([
  part("tiles"),
  {
    display: "grid",
    gap: "var(--gap, 0px)",
    gridTemplateColumns:
      "repeat(auto-fit, minmax(clamp(24.9% - .75 * var(--gap, 0px), (17rem - 100%) * 999, 49.9% - .5 * var(--gap, 0px)), 1fr))",
  },
]);

export const tile = style([
  part("tile"),
  {
    ...block.row,
    height: "100%",
    minHeight: vars.size.touch,
    color: vars.color.inkPlain,
    fontSize: vars.type[14],
    textDecoration: "none",
    ...block.press,
  },
]);

export const sign = style({ color: vars.color.accent });

export const title = style({ display: "block", color: vars.color.inkStrong });

/** A tile that is a button instead of a link. */
export const act = style([
  tile,
  {
    width: "100%",
    paddingInline: 0,
    border: 0,
    background: "transparent",
    font: "inherit",
    textAlign: "inherit",
    ":disabled": { opacity: 0.6, transform: "none" },
  },
]);
