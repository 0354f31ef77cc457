import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

/** The invitation, a speech bubble. Only the script removes it. */
export const bubble = style({
  position: "absolute",
  padding: `0 ${vars.space[12]}`,
  pointerEvents: "none",
  background: vars.color.raised,
  color: vars.color.inkStrong,
  border: `1px solid ${vars.color.accentSoft}`,
  borderRadius: `min(${vars.look.radiusField}, 14px)`,
  fontSize: `min(${vars.type[14]}, 18px)`,
  lineHeight: 1.8,
  ...block.withScript,
});

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
