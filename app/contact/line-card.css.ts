import { style } from "@vanilla-extract/css";
import { desktop, largeText } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const card = style([
  part("line-card"),
  {
    ...block.column,
    alignItems: "center",
    justifyItems: "start",
    gap: "14px",
    minWidth: 0,
    padding: "14px",
    ...block.plate,
  },
]);

const stacked = {
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  textAlign: "center",
} as const;

/** The code at one side; under it where there is no room at its side, or room for a larger one. */
export const withCode = style([
  card,
  {
    gridTemplateColumns: "8rem minmax(0, 1fr)",
    "@media": {
      "screen and (max-width: 345px)": { gridTemplateColumns: "6.5rem minmax(0, 1fr)", gap: vars.space[8] },
      [largeText]: stacked,
      [desktop]: { ...stacked, padding: vars.space[24] },
    },
  },
]);

/** A QR code scans best on white, whatever the theme. */
export const code = style([
  part("line-code"),
  {
    width: "100%",
    maxWidth: "200px",
    height: "auto",
    padding: vars.space[4],
    background: "#fff",
  },
]);

export const words = style({ ...block.column, gap: vars.space[4], justifyItems: "inherit" });

export const heading = style({ fontSize: vars.type[16] });

export const link = style({ ...block.textLink, gap: vars.space[8], fontWeight: vars.weight.strong });
