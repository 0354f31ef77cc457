import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

const wide = "screen and (min-width: 640px)";
const line = `1px solid ${vars.color.line}`;

export const summary = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: vars.space[16],
  maxWidth: "48rem",
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  width: "100%",
  minHeight: "2.75rem",
});

export const form = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  alignItems: "end",
  gap: vars.space[12],
  width: "100%",
});

export const caption = style({
  color: vars.color.inkSoft,
  fontSize: vars.type[14],
  fontVariantNumeric: "tabular-nums",
});

/** A card per span on a phone, columns if there is room. */
export const table = style({
  display: "block",
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "@media": { [wide]: { display: "table" } },
});

export const columns = style({
  position: "absolute",
  clipPath: "inset(50%)",
  "@media": { [wide]: { position: "static", clipPath: "none", display: "table-header-group" } },
});

globalStyle(`${columns} th`, {
  padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[8]} 0`,
  color: vars.color.inkSoft,
  borderBottom: line,
  fontSize: vars.type[14],
  fontWeight: vars.weight.plain,
  textAlign: "end",
});

globalStyle(`${columns} th:first-child`, { textAlign: "start" });

export const rows = style({ display: "block", "@media": { [wide]: { display: "table-row-group" } } });

export const row = style({
  display: "block",
  paddingBlock: vars.space[8],
  borderBottom: line,
  "@media": { [wide]: { display: "table-row" } },
});

export const name = style({
  display: "block",
  color: vars.color.inkStrong,
  fontWeight: vars.weight.strong,
  textAlign: "start",
  "@media": {
    [wide]: { display: "table-cell", padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[8]} 0` },
  },
});

/** On a phone the column's name is before the figure. */
export const cell = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[12],
  padding: 0,
  textAlign: "end",
  "::before": { content: "attr(data-name)", color: vars.color.inkSoft, fontSize: vars.type[14] },
  "@media": {
    [wide]: {
      display: "table-cell",
      padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[8]} 0`,
      "::before": { content: "none" },
    },
  },
});

export const netCell = style([cell, { color: vars.color.inkStrong, fontWeight: vars.weight.strong }]);
