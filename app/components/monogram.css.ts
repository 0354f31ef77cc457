import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

/** Letters in the bank's colour, in place of its logo. */
export const monogram = style({
  display: "block",
  flex: "none",
  width: "44px",
  height: "44px",
  overflow: "hidden",
  borderRadius: vars.look.radiusControl,
});

export const letters = style({ fontSize: "15px", fontWeight: vars.weight.strong });
