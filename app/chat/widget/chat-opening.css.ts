import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

/** At the corner of what opens the chat. */
export const count = style({
  position: "absolute",
  insetInlineEnd: "-0.25rem",
  top: "-0.375rem",
  minWidth: "1.625rem",
  paddingInline: "0.375rem",
  background: vars.color.inkStrong,
  color: vars.color.page,
  borderRadius: vars.radius.full,
  fontSize: vars.type[14],
  fontWeight: vars.weight.strong,
  lineHeight: "1.625rem",
  textAlign: "center",
});
