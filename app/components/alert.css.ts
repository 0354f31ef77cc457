import { style, styleVariants } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { vars } from "themes/vars.css";

/** No focus ring: it gets the focus only to be read out. The text is plain; border and icon carry the tone. */
export const alert = style([
  part("alert"),
  {
    display: "flex",
    gap: vars.space[12],
    padding: `${vars.space[8]} 0.875rem`,
    background: vars.color.raised,
    color: vars.color.inkStrong,
    border: "1px solid",
    borderRadius: vars.radius[14],
    fontSize: vars.type[15],
    textAlign: "start",
    ":focus": { outline: "none" },
  },
]);

export const tones = styleVariants({
  negative: [alert, { borderColor: vars.color.negative }],
  warning: [alert, { borderColor: vars.color.warning }],
  positive: [alert, { borderColor: vars.color.positive }],
  note: [alert, { borderColor: vars.color.accentSoft }],
});

/** Keeps the icon's size beside long texts. */
const sign = style({ flex: "none" });

export const signs = styleVariants({
  negative: [sign, { color: vars.color.negative }],
  warning: [sign, { color: vars.color.warning }],
  positive: [sign, { color: vars.color.positive }],
  note: [sign, { color: vars.color.accent }],
});

export const words = style({ minWidth: 0 });
