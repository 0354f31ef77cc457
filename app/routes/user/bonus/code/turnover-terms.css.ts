import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const terms = style({ display: "grid", gap: vars.space[8], textAlign: "start" });

globalStyle(`${terms} > li`, { position: "relative", paddingInlineStart: vars.space[24] });

globalStyle(`${terms} > li::before`, {
  content: "",
  position: "absolute",
  insetInlineStart: 0,
  top: "0.8em",
  width: "0.75rem",
  borderTop: `1px solid ${vars.color.accent}`,
});
