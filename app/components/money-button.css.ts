import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

/** Above the buttons of a dialog's bar, over its full width. */
export const reason = style({
  order: -1,
  gridColumn: "1 / -1",
  color: vars.color.warning,
  fontSize: vars.type[14],
});
