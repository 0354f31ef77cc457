import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const money = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });

export const large = style([
  money,
  {
    color: vars.color.inkStrong,
    fontSize: vars.type[34],
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
    whiteSpace: "normal",
  },
]);

export const decimals = style({
  fontSize: "65%",
  selectors: { [`${money}:not(${large}) &`]: { fontSize: "85%" } },
});

export const currency = style({
  color: vars.color.inkSoft,
  fontSize: vars.type[14],
  fontWeight: vars.weight.plain,
});
