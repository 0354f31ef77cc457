import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const progress = style({ display: "grid", gap: vars.space[4] });

export const words = style({ color: vars.color.inkSoft, fontSize: vars.type[14] });

export const bar = style({ display: "flex", gap: vars.space[4] });

export const part = style({
  flex: 1,
  height: "0.25rem",
  borderRadius: vars.radius.full,
  background: vars.color.line,
  selectors: { "&[data-done]": { background: vars.color.accent } },
});
