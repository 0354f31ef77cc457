import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

/** An icon to tap: large enough for a thumb, without a border. */
export const iconButton = style({
  flex: "none",
  display: "inline-grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  padding: 0,
  background: "transparent",
  color: "inherit",
  border: 0,
  borderRadius: vars.radius.full,
  transition: `transform ${vars.motion.quick}`,
  ":active": { transform: "scale(.92)" },
  ":disabled": { opacity: 0.4, cursor: "default" },
  ":focus-visible": { outlineOffset: "-3px" },
  "@media": { "(hover: hover)": { ":hover": { color: vars.color.accent } } },
});
