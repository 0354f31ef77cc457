import { globalStyle, style } from "@vanilla-extract/css";
import { short } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";
import { input as field } from "./field.css";

export const head = style({ ...block.apart, alignItems: "baseline", gap: `0 ${vars.space[12]}` });

export const box = style({ position: "relative", ...block.row });

/** The largest text on its screen, as long as it fits. */
export const input = style([
  field,
  {
    selectors: {
      "&&": {
        minHeight: "3.75rem",
        paddingInlineEnd: "4.5rem",
        fontSize: `min(${vars.type[34]}, 9vw, 2.75rem)`,
        fontWeight: vars.look.amountWeight,
        lineHeight: vars.leading.tight,
        fontVariantNumeric: "tabular-nums",
      },
    },
    "@media": {
      "screen and (min-width: 640px)": { selectors: { "&&": { fontSize: vars.type[34] } } },
      [short]: {
        selectors: { "&&": { minHeight: "3.25rem", fontSize: vars.type[22] } },
      },
    },
  },
]);

export const currency = style({
  position: "absolute",
  insetInlineEnd: vars.space[16],
  color: vars.color.inkSoft,
  fontSize: `min(${vars.type[16]}, 20px)`,
  pointerEvents: "none",
});

/** The chips need JavaScript to fill the field, so they are hidden without it. */
const chips = style({
  ...block.wrap,
  gap: "6px",
  marginTop: vars.space[8],
  "@media": { "(scripting: none)": { display: "none" } },
});

const phone = "screen and (max-width: 639px)";
const smallPhone = "screen and (max-width: 359.98px)";

/** A phone has room for one row: the largest amounts. */
export const fewChips = style([chips]);
/** Of long amounts it has room for one less. */
export const fewLongChips = style([fewChips]);

globalStyle(`${fewChips} > :nth-last-child(n + 5)`, { "@media": { [phone]: { display: "none" } } });
globalStyle(`${fewLongChips} > :nth-last-child(n + 4)`, { "@media": { [phone]: { display: "none" } } });
globalStyle(`${fewChips} > :nth-last-child(n + 4)`, { "@media": { [smallPhone]: { display: "none" } } });

/** Low screens have room for one row: the "all" chip and the largest amounts. */
export const chipsWithAll = style([chips]);

globalStyle(`${chipsWithAll} > :nth-last-child(n + 5)`, {
  "@media": { [short]: { display: "none" } },
});

globalStyle(`${chipsWithAll} > :nth-last-child(n + 4)`, { "@media": { [smallPhone]: { display: "none" } } });

/** Long amounts take two rows also where a phone is higher, and would push what follows out of sight. */
export const longChips = style([chipsWithAll]);

globalStyle(`${longChips} > :nth-last-child(n + 5)`, {
  "@media": { "screen and (max-height: 699px) and (max-width: 639px)": { display: "none" } },
});

/** The chip with a word and the largest amounts. */
export const chipsWithFirst = style([chips]);
export const longChipsWithFirst = style([chipsWithFirst]);

globalStyle(`${chipsWithFirst} > :nth-last-child(n + 4):not(:first-child)`, {
  "@media": { [phone]: { display: "none" } },
});
globalStyle(`${longChipsWithFirst} > :nth-last-child(n + 3):not(:first-child)`, {
  "@media": { [phone]: { display: "none" } },
});
globalStyle(`${chipsWithFirst} > :nth-last-child(n + 3):not(:first-child)`, {
  "@media": { [smallPhone]: { display: "none" } },
});

export const chip = style([
  part("chip"),
  {
    flex: "1 1 auto",
    minWidth: vars.size.touch,
    minHeight: vars.size.touch,
    paddingInline: "min(10px, 2vw)",
    background: "transparent",
    color: vars.color.inkStrong,
    border: `1px solid ${vars.color.inputLine}`,
    borderRadius: vars.look.radiusControl,
    fontSize: vars.type[15],
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    transition: `transform ${vars.motion.quick}`,
    ":active": { transform: "scale(.96)" },
    ":disabled": { color: vars.color.inkSoft },
    selectors: {
      // In a row of its own it would grow to a bar.
      "&:last-child": { flexBasis: vars.size.touch, minWidth: "max-content", maxWidth: "33%" },
      '&[aria-pressed="true"]': {
        background: vars.color.accent,
        color: vars.color.onAccent,
        borderColor: vars.color.accent,
        fontWeight: vars.weight.strong,
      },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { '&[aria-pressed="true"]': { outline: "2px solid Highlight" } },
      },
    },
  },
]);

export const word = style({ fontSize: vars.type[14], fontWeight: vars.weight.plain });
