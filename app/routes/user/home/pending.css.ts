import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const pending = style([
  part("plate"),
  {
    gridColumn: "1 / -1",
    display: "grid",
    gap: vars.space[4],
    minWidth: 0,
    padding: `${vars.space[8]} ${vars.space[16]}`,
    ...block.plate,
  },
]);

export const title = style(block.caption);

export const rows = style({ margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  ...block.wrap,
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minHeight: vars.size.touch,
  paddingBlock: vars.space[4],
  color: vars.color.inkPlain,
  textDecoration: "none",
});

export const sign = style({ display: "flex", flex: "none", color: vars.color.warning });
export const words = style({ flex: "1 1 9rem", minWidth: 0, overflowWrap: "anywhere" });
export const what = style(block.strong);
export const state = style({ display: "block", fontSize: vars.type[14], fontVariantNumeric: "tabular-nums" });
export const amount = style({ color: vars.color.inkStrong, fontSize: vars.type[15] });
