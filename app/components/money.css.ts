import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { desktop, largeText } from "themes/media";
import { vars } from "themes/vars.css";

export const money = style({ fontVariantNumeric: "tabular-nums" });

/** The largest amount; with large text it grows only as far as the screen is wide. */
export const large = style([
  money,
  {
    color: vars.color.inkStrong,
    fontSize: `min(${vars.type[34]}, 10.4vw)`,
    fontWeight: vars.look.amountWeight,
    lineHeight: vars.leading.tight,
    "@media": { [desktop]: { fontSize: vars.type[34] } },
  },
]);

/** For nine digits and more, as in kip, on the smallest phones. */
export const long = style({
  "@media": {
    "screen and (max-width: 359px)": { fontSize: "min(1.625rem, 8vw)" },
    // With its currency on the same line.
    [largeText]: { fontSize: "8.6vw" },
  },
});

export const balance = style({});

/** Never breaks between digits; on a narrow screen the currency wraps to the next line. */
export const figure = style({ whiteSpace: "nowrap" });

/** 65 % of the amount's size, but never under 14 px. */
export const decimals = style({
  fontSize: "65%",
  selectors: { [`${money}:not(${large}) &`]: { fontSize: "max(14px, 85%)" } },
});

export const currency = style({
  color: vars.color.inkSoft,
  fontSize: `min(${vars.type[14]}, 16px)`,
  fontWeight: vars.weight.plain,
});

const tint = keyframes({ from: { color: vars.color.accent } });

/** Highlights an amount that has just changed (ui.md, Motion). */
export const changed = style({ animation: `${tint} 600ms ease-out` });

globalStyle(`[data-balances="hidden"] ${balance} > ${figure}`, { display: "none" });
globalStyle(`[data-balances="hidden"] ${balance}::before`, { content: "••••••" });
