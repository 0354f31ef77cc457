import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

/** At the corner of what opens the chat. */
export const count = style({
  position: "absolute",
  insetInlineEnd: "-11px",
  top: "-9px",
  minWidth: "20px",
  paddingInline: "5px",
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.color.page}`,
  fontSize: "14px",
  fontWeight: vars.weight.strong,
  lineHeight: "20px",
  textAlign: "center",
});
