import { style } from "@vanilla-extract/css";
import { largeText } from "themes/media";
import { block, vars } from "themes/vars.css";
import { plate } from "~/components/card.css";

export const pending = style({ gridColumn: "1 / -1", ...block.column, gap: vars.space[8], minWidth: 0 });

export const row = style([
  plate,
  {
    ...block.column,
    gap: vars.space[8],
    padding: `${vars.space[8]} ${vars.space[12]}`,
    borderColor: vars.color.warning,
    color: vars.color.inkPlain,
    textDecoration: "none",
  },
]);

export const head = style({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `0 ${vars.space[12]}`,
  minHeight: vars.size.touch,
});

export const sign = style({ display: "flex", color: vars.color.warning });
export const words = style({ minWidth: 0, overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" });
export const what = style({ ...block.strong, display: "block", fontSize: vars.type[15] });
export const state = style({ display: "block", ...block.caption });

export const action = style({
  ...block.strong,
  fontSize: vars.type[15],
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  "@media": { [largeText]: { gridColumn: "2 / -1" } },
});
