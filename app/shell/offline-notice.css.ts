import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const notice = style({
  display: "flex",
  gap: vars.space[8],
  marginBottom: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  color: vars.color.warning,
  border: `1px solid ${vars.color.warning}`,
  borderRadius: `min(${vars.look.radiusField}, 14px)`,
  fontSize: vars.type[15],
});
