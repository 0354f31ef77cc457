import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { framed } from "themes/frames";
import { desktop, largeText, phone } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";
import { chip } from "~/components/chip.css";
import { currency } from "~/components/money.css";

const line = `1px solid ${vars.color.line}`;

export const statement = style({ ...block.column, gap: vars.space[8], alignContent: "start" });

/** The title with the eye, and a row of tools: below them on a phone, between them on a desktop. */
export const head = style({
  ...block.wrap,
  alignItems: "center",
  gap: `0 ${vars.space[8]}`,
  minHeight: "48px",
});

export const title = style({ flex: "1 1 auto", fontSize: vars.type[22] });

export const tools = style({
  ...block.wrap,
  order: 1,
  flexBasis: "100%",
  gap: `0 ${vars.space[16]}`,
  borderBlock: line,
  "@media": { [desktop]: { order: 0, flexBasis: "auto", border: 0 } },
});

export const tool = style({
  ...block.row,
  gap: "6px",
  minHeight: vars.size.touch,
  color: vars.color.inkPlain,
  fontSize: vars.type[15],
  textDecoration: "none",
});

globalStyle(`${tool} > [data-icon]`, { width: "20px", height: "20px", color: vars.color.inkSoft });

/** Something is chosen: an accent line beneath, so that it is not told by colour alone. */
globalStyle(`${tool}[data-chosen]`, {
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
  textDecoration: "underline",
  textUnderlineOffset: "6px",
});
globalStyle(`${tool}[data-chosen] > [data-icon]`, { color: vars.color.accent });

export const count = style([
  chip,
  {
    minWidth: "22px",
    paddingInline: "5px",
    background: vars.color.accentTint,
    borderRadius: `min(${vars.look.radiusControl}, 11px)`,
    fontSize: `min(${vars.type[14]}, 18px)`,
    fontWeight: vars.weight.strong,
    lineHeight: "22px",
    textAlign: "center",
  },
]);

export const caption = style({ ...block.caption, fontVariantNumeric: "tabular-nums" });

/** Stacked rows on a phone; a table from 1024 px. */
export const table = style({
  display: "block",
  width: "100%",
  borderCollapse: "collapse",
  "@media": { [desktop]: { display: "table" } },
});

/** The headings: for screen readers only on a phone, visible on a wide screen. */
export const columns = style({
  ...block.hidden,
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

export const rows = style({ display: "block", "@media": { [desktop]: { display: "table-row-group" } } });

/** Two lines on a phone: what and how much; when and the state. Large text gives each its own. */
export const entry = style({
  position: "relative",
  display: "grid",
  gridTemplate: '"mark what sum" auto "mark when state" auto / 40px minmax(0, 1fr) auto',
  alignItems: "baseline",
  gap: "0 6px",
  padding: `${vars.space[8]} 0`,
  selectors: { "& + &": { borderTop: line } },
  "@media": {
    [largeText]: {
      gridTemplate:
        '"mark what" auto "mark sum" auto "mark when" auto "mark state" auto / 40px minmax(0, 1fr)',
    },
    [desktop]: { display: "table-row" },
  },
});

const cell = style({
  padding: 0,
  "@media": {
    [desktop]: {
      display: "table-cell",
      paddingBlock: vars.space[8],
      paddingInlineEnd: vars.space[12],
      verticalAlign: "middle",
    },
  },
});

/** Its parts are in the row's own columns. */
export const what = style([cell, { display: "contents" }]);

export const mark = style({
  gridArea: "mark",
  alignSelf: "start",
  ...block.centred,
  width: "40px",
  height: "40px",
  marginTop: "2px",
  color: vars.color.accent,
  border: "1px solid transparent",
  "@media": {
    [desktop]: {
      display: "inline-grid",
      marginTop: 0,
      marginInlineEnd: vars.space[12],
      verticalAlign: "middle",
    },
  },
});

export const words = style({
  gridArea: "what",
  minWidth: 0,
  marginInlineStart: "6px",
  overflowWrap: "anywhere",
  "@media": { [desktop]: { marginInlineStart: 0 } },
});

/** The link covers the whole row; itself it is as high as a thumb, over the second line. */
export const link = style({
  display: "inline-block",
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  marginBottom: `calc(1.5em - ${vars.size.touch})`,
  color: vars.color.inkPlain,
  textDecoration: "none",
  lineHeight: 1.5,
  "::after": { content: "", position: "absolute", inset: 0 },
  "@media": { [desktop]: { display: "inline-flex", alignItems: "center", marginBottom: 0 } },
});

export const activity = style({
  ...block.strong,
  selectors: { [`${link}:hover &`]: { textDecoration: "underline" } },
});

/** Said of a bonus: what it was for. */
export const source = style({ fontSize: vars.type[14] });

/** How long ago stands beneath the date. */
export const time = style([
  {
    gridArea: "when",
    marginInlineStart: "6px",
    ...block.caption,
    fontVariantNumeric: "tabular-nums",
    "@media": { [desktop]: { color: vars.color.inkPlain, fontSize: vars.type[15], whiteSpace: "nowrap" } },
  },
  cell,
]);

export const ago = style({ display: "block", ...block.caption });

const stateCell = style([
  cell,
  {
    gridArea: "state",
    justifySelf: "end",
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
    gridArea: "sum",
    justifySelf: "end",
    fontSize: `min(${vars.type[16]}, 22px)`,
    whiteSpace: "nowrap",
    fontWeight: vars.weight.strong,
    textAlign: "end",
    "@media": { [desktop]: { paddingInlineEnd: 0 } },
  },
]);

export const amounts = styleVariants({
  came: [amount, { color: vars.color.positive }],
  plain: [amount, { color: vars.color.inkStrong }],
  quiet: [amount, { color: vars.color.inkPlain, fontWeight: vars.weight.plain }],
  void: [amount, { color: vars.color.inkSoft, fontWeight: vars.weight.plain }],
});

/** The currency is in the column's heading, which is read out; at the row's end it does not widen the page. */
globalStyle(`${amount} ${currency}`, {
  position: "absolute",
  insetInlineEnd: 0,
  clipPath: "inset(50%)",
});

const redent = when("shape", "redent");

globalStyle(`${redent} ${mark}`, { ...framed("line", "none"), borderRadius: 0 });

/** Arc: the rows stand on a card. */
const arc = when("shape", "arc");

globalStyle(`${arc} ${table}`, {
  "@media": {
    [desktop]: {
      padding: "0.5rem 1.5rem 0.75rem",
      background: vars.color.raised,
      borderRadius: vars.look.radiusCard,
      boxShadow: `0 0 0 1px ${vars.color.line}`,
      borderCollapse: "separate",
      borderSpacing: 0,
    },
  },
});
globalStyle(`${arc} ${rows}`, {
  "@media": {
    [phone]: {
      marginTop: vars.space[4],
      padding: "0 1rem 0.25rem",
      background: vars.color.raised,
      borderRadius: "1.5rem",
      boxShadow: `0 0 0 1px ${vars.color.line}`,
    },
  },
});
globalStyle(`${arc} ${mark}`, {
  background: vars.color.accentTint,
  borderRadius: vars.radius.full,
  color: vars.color.accent,
});

const plain = when("shape", "plain");

globalStyle(`${plain} ${mark}`, {
  width: "1.75rem",
  background: "none",
  color: vars.color.accent,
  justifyContent: "start",
});
