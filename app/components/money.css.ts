import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const money = style({ fontVariantNumeric: "tabular-nums" });

export const large = style([
  money,
  {
    color: vars.color.inkStrong,
    fontSize: vars.type[34],
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
  },
]);

/** Nine digits and more, which kip come to, on the smallest phones. */
export const long = style({ "@media": { "screen and (max-width: 359px)": { fontSize: "1.625rem" } } });

export const balance = style({});

/** One unit: it never breaks between its digits, and on a narrow screen the currency goes to the next line. */
export const figure = style({ whiteSpace: "nowrap" });

export const decimals = style({
  fontSize: "65%",
  selectors: { [`${money}:not(${large}) &`]: { fontSize: "85%" } },
});

export const currency = style({
  color: vars.color.inkSoft,
  fontSize: vars.type[14],
  fontWeight: vars.weight.plain,
});

const tint = keyframes({ from: { color: vars.color.accent } });

/** Cause and effect: this figure is new (ui.md, Motion). */
export const changed = style({ animation: `${tint} 600ms ease-out` });

globalStyle(`[data-balances="hidden"] ${balance} > ${figure}`, { display: "none" });

globalStyle(`[data-balances="hidden"] ${balance}::before`, { content: "••••••" });
