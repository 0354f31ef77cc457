import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const field = style({ display: "grid", gap: vars.space[4] });

export const label = style({
  color: vars.color.inkStrong,
  fontSize: vars.type[16],
  fontWeight: vars.weight.strong,
});

export const input = style({
  width: "100%",
  minHeight: "3rem",
  padding: `${vars.space[8]} ${vars.space[12]}`,
  background: vars.color.raised,
  color: vars.color.inkStrong,
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: vars.radius[14],
  fontSize: vars.type[16],
  "::placeholder": { color: vars.color.inkSoft, opacity: 1 },
  selectors: {
    "&[readonly]": { background: "transparent", borderColor: vars.color.line, color: vars.color.inkPlain },
    '&[aria-invalid="true"]': { borderColor: vars.color.negative, borderWidth: "2px" },
  },
});

export const upperCase = style({ textTransform: "uppercase" });

export const hint = style({ color: vars.color.inkSoft, fontSize: vars.type[14] });

export const error = style({
  display: "flex",
  gap: vars.space[4],
  alignItems: "start",
  color: vars.color.negative,
  fontSize: vars.type[15],
});

export const checkbox = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: "2.75rem",
  color: vars.color.inkPlain,
});

export const box = style({
  position: "relative",
  appearance: "none",
  width: "1.5rem",
  height: "1.5rem",
  flex: "none",
  margin: 0,
  background: vars.color.raised,
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: vars.radius[8],
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
  selectors: {
    "&:checked": { background: vars.color.accent, borderColor: vars.color.accent },
    "&:checked::before": {
      content: "",
      position: "absolute",
      inset: "4px",
      background: vars.color.onAccent,
      clipPath: "polygon(12% 46%, 0 60%, 38% 96%, 100% 22%, 86% 10%, 37% 69%)",
    },
  },
});
