import { globalStyle, style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const entry = style({ ...block.column, gap: vars.space[12], maxWidth: "36rem" });

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

export const amount = style({ fontSize: vars.type[22], fontWeight: vars.weight.strong });

/** An amount that did not move. */
export const unmoved = style({ color: vars.color.inkSoft, fontSize: vars.type[22] });

export const zone = style(block.caption);

export const reference = style({ whiteSpace: "nowrap" });

export const actions = style({ ...block.wrap, gap: vars.space[8], "@media": { print: { display: "none" } } });

export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** In print: only the record, in black. */
globalStyle(`body:has(${entry}) :is(header, nav)`, { "@media": { print: { display: "none" } } });
globalStyle(`html:has(${entry}), html:has(${entry}) body`, {
  "@media": { print: { background: "#fff", color: "#000" } },
});
globalStyle(`${entry} *`, { "@media": { print: { color: "#000", borderColor: "#999" } } });
