import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";
import { currency } from "~/components/money.css";

const wide = "screen and (min-width: 1024px)";
const line = `1px solid ${vars.color.line}`;

/** With large text, figures wrap to their own line before words are broken. */
export const entry = style({
  position: "relative",
  ...block.wrap,
  columnGap: vars.space[12],
  padding: `${vars.space[8]} 0 ${vars.space[8]} 3.25rem`,
  selectors: { "& + &": { borderTop: line } },
  "@media": { [wide]: { display: "table-row" } },
});

const cell = style({
  padding: 0,
  "@media": {
    [wide]: {
      display: "table-cell",
      paddingBlock: vars.space[8],
      paddingInlineEnd: vars.space[12],
      verticalAlign: "middle",
    },
  },
});

export const what = style([cell, { order: 1, flex: "1 1 8rem", borderTop: 0 }]);

export const mark = style([
  part("mark"),
  {
    position: "absolute",
    insetInlineStart: 0,
    top: vars.space[12],
    ...block.centred,
    width: "40px",
    height: "40px",
    color: vars.color.accent,
    border: "1px solid transparent",
    "@media": {
      [wide]: {
        position: "static",
        display: "inline-grid",
        marginInlineEnd: vars.space[12],
        verticalAlign: "middle",
      },
    },
  },
]);

/** The link covers the whole row. */
export const link = style({
  display: "inline-block",
  minHeight: "2.75rem",
  color: vars.color.inkPlain,
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
  "@media": {
    [wide]: { display: "inline-flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[8] },
  },
});

export const activity = style({
  display: "block",
  ...block.strong,
  selectors: { [`${link}:hover &`]: { textDecoration: "underline" } },
});

export const detail = style({ display: "block", fontSize: vars.type[14] });

export const whole = style({ display: "inline-block" });

export const when = style([
  cell,
  {
    order: 3,
    flex: "1 1 9rem",
    ...block.caption,
    fontVariantNumeric: "tabular-nums",
    "@media": { [wide]: { color: vars.color.inkPlain, fontSize: vars.type[15], whiteSpace: "nowrap" } },
  },
]);

export const ago = style({
  display: "inline-block",
  "::before": { content: "·", marginInline: vars.space[4] },
  "@media": { [wide]: { display: "block", ...block.caption, "::before": { content: "none" } } },
});

const stateCell = style([
  cell,
  {
    order: 4,
    marginInlineStart: "auto",
    color: vars.color.inkStrong,
    fontSize: `min(${vars.type[14]}, 17px)`,
    whiteSpace: "nowrap",
  },
]);

export const states = styleVariants({
  success: [stateCell, { color: vars.color.inkSoft }],
  progress: [stateCell],
  failed: [stateCell],
});

export const state = style({ display: "inline-flex", alignItems: "center", gap: vars.space[4] });

globalStyle(`${state} > [data-icon]`, { width: "18px", height: "18px" });
globalStyle(`${states.success} [data-icon]`, { color: vars.color.positive });
globalStyle(`${states.progress} [data-icon]`, { color: vars.color.warning });
globalStyle(`${states.failed} [data-icon]`, { color: vars.color.negative });

const amount = style([
  cell,
  {
    order: 2,
    marginInlineStart: "auto",
    fontSize: `min(${vars.type[16]}, 22px)`,
    whiteSpace: "nowrap",
    fontWeight: vars.weight.strong,
    textAlign: "end",
    "@media": { [wide]: { paddingInlineEnd: 0 } },
  },
]);

export const amounts = styleVariants({
  came: [amount, { color: vars.color.positive }],
  plain: [amount, { color: vars.color.inkStrong }],
  void: [amount, { color: vars.color.inkSoft, fontWeight: vars.weight.plain }],
});

/** In columns, the currency is in the column's heading. */
globalStyle(`${amount} ${currency}`, {
  "@media": { [wide]: { position: "absolute", clipPath: "inset(50%)" } },
});
