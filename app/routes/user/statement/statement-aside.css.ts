import { globalStyle, style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const tools = style({
  ...block.wrap,
  gap: `0 ${vars.space[16]}`,
  borderBlock: `1px solid ${vars.color.line}`,
  "@media": { [desktop]: { display: "none" } },
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

export const aside = style([
  part("plate"),
  {
    display: "none",
    "@media": {
      [desktop]: {
        ...block.column,
        justifyItems: "start",
        gap: vars.space[4],
        padding: `${vars.space[12]} ${vars.space[16]}`,
        ...block.plate,
      },
    },
  },
]);

/** Aligns their text, not their padding, with the figures. */
export const ways = style({
  display: "grid",
  justifyItems: "start",
  marginInlineStart: `calc(-1 * ${vars.space[8]})`,
});

globalStyle(`${ways} > a`, { textDecoration: "underline", textUnderlineOffset: "4px" });

export const caption = style({ ...block.caption, fontVariantNumeric: "tabular-nums" });

export const lines = style({ width: "100%", margin: 0 });

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: "3rem",
  color: vars.color.inkStrong,
  fontSize: vars.type[15],
});

export const term = style({ ...block.row, gap: vars.space[12] });

export const figure = style({ margin: 0, fontWeight: vars.weight.strong, textAlign: "end" });
