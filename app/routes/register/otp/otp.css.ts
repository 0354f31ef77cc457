import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

/** Another code, and another phone number. */
export const again = style({
  ...block.apart,
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[16]}`,
});

/** The button's text begins where the field does. */
export const resend = style({ marginInlineStart: `calc(-1 * ${vars.space[8]})` });

export const change = style({ ...block.textLink, fontWeight: vars.weight.strong });

/** Keeps its room on the line until the script can do what it says. */
export const later = style({ visibility: "hidden" });
