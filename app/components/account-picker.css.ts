import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const picker = style({ display: "grid", gap: vars.space[4], alignContent: "start" });

export const legend = style({
  color: vars.color.inkStrong,
  fontWeight: vars.weight.strong,
  marginBottom: vars.space[4],
});

export const list = style({
  height: "13.5rem",
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollSnapType: "y proximity",
  background: vars.color.sunken,
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: vars.radius[14],
  selectors: { "&[data-invalid]": { borderColor: vars.color.negative, borderWidth: "2px" } },
});

export const option = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  minHeight: "4rem",
  padding: `${vars.space[8]} ${vars.space[12]}`,
  scrollSnapAlign: "start",
  borderBottom: `1px solid ${vars.color.line}`,
  borderInlineStart: "4px solid transparent",
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { background: vars.color.raised, borderInlineStartColor: vars.color.accent },
    "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-3px" },
  },
});

export const radio = style({
  position: "absolute",
  opacity: 0,
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  cursor: "pointer",
});

export const name = style({
  color: vars.color.inkStrong,
  fontSize: vars.type[15],
  lineHeight: vars.leading.body,
});

export const placeholder = style({ color: vars.color.inkSoft, fontSize: vars.type[15] });

export const amount = style({ fontSize: vars.type[14] });

globalStyle(`${option}:has(:checked) ${name}`, { fontWeight: vars.weight.strong });
