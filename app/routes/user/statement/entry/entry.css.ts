import { globalStyle, style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

const wide = "screen and (min-width: 1024px)";

/** From 1024 px paper and, beside it, what is kept and done with it. */
export const entry = style({
  ...block.column,
  maxWidth: "36rem",
  "@media": {
    [wide]: {
      gridTemplateColumns: "minmax(0, 1fr) 20rem",
      gap: vars.space[32],
      alignItems: "start",
      maxWidth: "62rem",
      paddingTop: vars.space[16],
    },
  },
});

/** Ends in the brand's band, like a receipt. */
export const paper = style([
  part("plate"),
  {
    ...block.column,
    gap: vars.space[12],
    "@media": {
      [wide]: {
        ...block.plate,
        gap: vars.space[24],
        padding: `${vars.space[32]} 2.5rem 0`,
        overflow: "hidden",
      },
    },
  },
]);

export const fold = style([
  part("fold"),
  {
    display: "none",
    "@media": { [wide]: { display: "block", width: "auto", marginInline: "-2.5rem" } },
  },
]);

export const side = style({ ...block.column, gap: vars.space[16] });

/** The brand's name, for print; on the screen the frame shows it. */
export const brand = style({
  display: "none",
  fontSize: vars.type[18],
  fontWeight: vars.weight.strong,
  "@media": { print: { display: "block" } },
});

export const facts = style({ margin: 0 });

export const fact = style({
  ...block.apart,
  alignItems: "baseline",
  gap: `0 ${vars.space[16]}`,
  paddingBlock: vars.space[8],
  borderTop: `1px solid ${vars.color.line}`,
});

export const name = style({ color: vars.color.inkSoft, fontSize: vars.type[15] });

export const value = style({
  margin: 0,
  marginInlineStart: "auto",
  color: vars.color.inkStrong,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

export const amount = style({
  fontSize: vars.type[22],
  fontWeight: vars.weight.strong,
  "@media": { [wide]: { fontSize: vars.type[34], fontWeight: vars.look.amountWeight } },
});

/** An amount that did not move. */
export const unmoved = style({ color: vars.color.inkSoft, fontSize: vars.type[22] });

export const zone = style(block.caption);

export const reference = style({ whiteSpace: "nowrap" });

export const actions = style({
  ...block.wrap,
  gap: vars.space[8],
  "@media": { print: { display: "none" }, [wide]: block.column },
});

export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** In print: only the record, in black. */
globalStyle(`body:has(${entry}) :is(header, nav)`, { "@media": { print: { display: "none" } } });
globalStyle(`html:has(${entry}), html:has(${entry}) body`, {
  "@media": { print: { background: "#fff", color: "#000" } },
});
globalStyle(`${entry} *`, { "@media": { print: { color: "#000", borderColor: "#999" } } });
