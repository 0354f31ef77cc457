import { globalStyle, style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";
import { decimals, large, long } from "~/components/money.css";

export const caption = style(block.caption);

export const name = style({ ...block.strong, fontSize: vars.type[16] });

export const offer = style({ ...block.apart, alignItems: "baseline", gap: `0 ${vars.space[12]}` });

export const rows = style({
  marginTop: vars.space[8],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
});

export const row = style({
  ...block.apart,
  gap: `0 ${vars.space[12]}`,
  paddingBlock: "2px",
  fontSize: vars.type[15],
});

export const value = style({
  color: vars.color.inkStrong,
  fontWeight: vars.look.amountWeight,
  marginInlineStart: "auto",
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

export const incoming = style([value, { color: vars.color.positive }]);

/** Money in a row has its currency in the row's own letters. */
globalStyle(`${value} *`, { color: "inherit", fontWeight: "inherit", fontSize: "inherit" });

/** In the place of the amount's row. */
export const sentence = style([rows, { color: vars.color.inkPlain, fontSize: vars.type[15] }]);

// The offer has its name above already.
globalStyle(`${sentence} > * > :is(h1, h2, h3, h4, h5, h6):first-child:not(:last-child)`, {
  display: "none",
});
globalStyle(`${sentence} :is(h1, h2, h3, h4, h5, h6)`, { fontSize: vars.type[15] });
globalStyle(`${sentence} > * > * + *`, { marginTop: vars.space[4] });

export const bound = style({ ...block.row, gap: vars.space[12] });

export const boundWords = style({ flex: 1, minWidth: 0 });

export const sum = style({
  ...block.strong,
  fontSize: `min(${vars.type[22]}, 7vw)`,
  lineHeight: 1.4,
});

globalStyle(`${sum} ${large}`, { fontSize: "min(1.75rem, 8.6vw)" });
globalStyle(`${sum} ${long}`, { fontSize: "min(1.75rem, 7vw)" });
globalStyle(`${sum} ${decimals}`, { fontWeight: "inherit" });

export const nowIs = style({ fontSize: vars.type[15] });

export const lock = style({ flex: "none", color: vars.color.accent });

export const heading = style([name, block.aligned]);

export const ways = style({ ...block.column, gap: vars.space[8], marginTop: vars.space[4] });

export const way = style({
  display: "grid",
  gridTemplateColumns: "1.75rem minmax(0, 1fr)",
  gap: vars.space[8],
  alignItems: "start",
});

/** The brand decides its outline. */
export const number = style([
  part("count"),
  {
    position: "relative",
    zIndex: 0,
    ...block.centred,
    width: "1.75rem",
    height: "1.75rem",
    color: vars.color.accent,
    fontSize: vars.type[15],
    fontWeight: vars.look.amountWeight,
    lineHeight: 1,
  },
]);

export const detail = style({ display: "block", fontSize: vars.type[15] });

export const meanwhile = style([
  part("meanwhile"),
  { paddingTop: vars.space[12], borderTop: `1px solid ${vars.color.line}`, fontSize: vars.type[15] },
]);

export const take = style({ display: "block", lineHeight: 1.4 });

export const bind = style({
  display: "block",
  fontSize: vars.type[14],
  fontWeight: vars.weight.plain,
  lineHeight: 1.4,
});
