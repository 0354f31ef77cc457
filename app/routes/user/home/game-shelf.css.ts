import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

/** Shown when there are no cards. */
export const none = style({
  paddingBlock: vars.space[8],
  color: vars.color.inkSoft,
  textAlign: vars.look.align as "center",
});
