import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { vars } from "themes/vars.css";

export const pending = style([
  part("plate"),
  {
    gridColumn: "1 / -1",
    display: "grid",
    gap: vars.space[4],
    minWidth: 0,
    padding: `${vars.space[8]} ${vars.space[16]}`,
    background: vars.look.cardGround,
    border: `1px solid ${vars.look.cardEdge}`,
    borderRadius: vars.look.radiusCard,
  },
]);

export const title = style({ color: vars.color.inkSoft, fontSize: vars.type[14] });

export const rows = style({ margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minHeight: vars.size.touch,
  paddingBlock: vars.space[4],
  color: vars.color.inkPlain,
  textDecoration: "none",
});

export const sign = style({ display: "flex", flex: "none", color: vars.color.warning });
export const words = style({ flex: "1 1 9rem", minWidth: 0, overflowWrap: "anywhere" });
export const what = style({ color: vars.color.inkStrong, fontWeight: vars.weight.strong });
export const standing = style({
  display: "block",
  fontSize: vars.type[14],
  fontVariantNumeric: "tabular-nums",
});
export const amount = style({ color: vars.color.inkStrong, fontSize: vars.type[15] });
