import { style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

const line = `1px solid ${vars.color.line}`;

/** Stacked rows on a phone; a table from 1024 px. */
export const table = style([
  part("rows"),
  {
    display: "block",
    width: "100%",
    borderCollapse: "collapse",
    "@media": { [desktop]: { display: "table" } },
  },
]);

/** The headings: for screen readers only on a phone, visible on a wide screen. */
export const columns = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  "@media": {
    [desktop]: { position: "static", width: "auto", clipPath: "none", display: "table-header-group" },
  },
});

export const column = style({
  padding: `${vars.space[4]} ${vars.space[12]} ${vars.space[4]} 0`,
  ...block.caption,
  borderBottom: line,
  fontWeight: vars.weight.plain,
  textAlign: "start",
});

export const lastColumn = style([column, { paddingInlineEnd: 0, textAlign: "end" }]);

export const day = style({ display: "block", "@media": { [desktop]: { display: "table-row-group" } } });

export const dayRow = style({ display: "block", "@media": { [desktop]: { display: "table-row" } } });

export const dayHead = style([
  part("day"),
  {
    display: "block",
    padding: `${vars.space[8]} 0 6px`,
    ...block.strong,
    borderBottom: `1px solid ${vars.look.cardEdge}`,
    fontSize: vars.type[15],
    fontVariantNumeric: "tabular-nums",
    textAlign: "start",
    "@media": { [desktop]: { display: "table-cell" } },
  },
]);

export const dayDate = style({ color: vars.color.inkSoft, fontWeight: vars.weight.plain });
