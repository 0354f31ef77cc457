import { globalStyle, style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

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
  borderBlock: `1px solid ${vars.color.line}`,
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
  part("chip"),
  {
    minWidth: "22px",
    paddingInline: "5px",
    background: vars.color.accentTint,
    color: vars.color.inkStrong,
    borderRadius: `min(${vars.look.radiusControl}, 11px)`,
    fontSize: `min(${vars.type[14]}, 18px)`,
    fontWeight: vars.weight.strong,
    lineHeight: "22px",
    textAlign: "center",
  },
]);

export const caption = style({ ...block.caption, fontVariantNumeric: "tabular-nums" });
