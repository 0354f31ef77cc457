import { globalStyle, style } from "@vanilla-extract/css";
import { narrow, tablet } from "themes/media";
import { block, vars } from "themes/vars.css";

const line = `1px solid ${vars.color.line}`;

export const summary = style({
  ...block.column,
  justifyItems: "start",
  gap: vars.space[16],
  maxWidth: "48rem",
});

export const head = style({
  ...block.row,
  justifyContent: "space-between",
  gap: vars.space[8],
  width: "100%",
  minHeight: vars.size.touch,
});

export const form = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8rem, 100%), 1fr))",
  alignItems: "end",
  gap: vars.space[12],
  width: "100%",
});

// The two days side by side, between the choice and the button.
globalStyle(`${form} > :is(:first-child, button)`, {
  "@media": { [narrow]: { gridColumn: "1 / -1" } },
});

globalStyle(`${form} > *`, { minWidth: 0 });

globalStyle(`${form} input`, {
  minWidth: 0,
  "@media": { [narrow]: { paddingInline: vars.space[8] } },
});

export const caption = style({ ...block.caption, fontVariantNumeric: "tabular-nums" });

/** A card per span on a phone, columns if there is room. */
export const table = style({
  display: "block",
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "@media": { [tablet]: { display: "table" } },
});

export const columns = style({
  position: "absolute",
  clipPath: "inset(50%)",
  "@media": { [tablet]: { position: "static", clipPath: "none", display: "table-header-group" } },
});

globalStyle(`${columns} th`, {
  padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[8]} 0`,
  ...block.caption,
  borderBottom: line,
  fontWeight: vars.weight.plain,
  textAlign: "end",
});

globalStyle(`${columns} th:first-child`, { textAlign: "start" });

export const rows = style({ display: "block", "@media": { [tablet]: { display: "table-row-group" } } });

export const row = style({
  display: "block",
  paddingBlock: vars.space[8],
  borderBottom: line,
  "@media": { [tablet]: { display: "table-row" } },
});

export const name = style({
  display: "block",
  ...block.strong,
  textAlign: "start",
  "@media": {
    [tablet]: { display: "table-cell", padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[8]} 0` },
  },
});

/** On a phone the column's name is before the figure. */
export const cell = style({
  ...block.apart,
  columnGap: vars.space[12],
  padding: 0,
  textAlign: "end",
  "::before": { content: "attr(data-name)", ...block.caption },
  "@media": {
    [tablet]: {
      display: "table-cell",
      padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[8]} 0`,
      "::before": { content: "none" },
    },
  },
});

export const netCell = style([cell, { ...block.strong }]);
