import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[8],
  minHeight: "3rem",
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: "1px solid transparent",
  borderRadius: vars.radius[14],
  fontSize: vars.type[16],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  textAlign: "center",
  textDecoration: "none",
  transition: `transform ${vars.motion.quick}`,
  ":active": { transform: "scale(.98)" },
  ":disabled": { opacity: 0.55, cursor: "not-allowed", transform: "none" },
});

export const variants = styleVariants({
  primary: [base, { background: vars.color.accent, color: vars.color.onAccent }],
  secondary: [
    base,
    { background: "transparent", color: vars.color.inkStrong, borderColor: vars.color.inputLine },
  ],
  quiet: [base, { background: "transparent", color: vars.color.inkPlain, padding: vars.space[8] }],
});

export const wide = style({ width: "100%" });
