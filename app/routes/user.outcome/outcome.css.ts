import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const outcome = style({
  display: "grid",
  gap: vars.space[12],
  maxWidth: "28rem",
  marginInline: "auto",
  paddingTop: vars.space[16],
});

const sign = style({
  display: "grid",
  placeItems: "center",
  width: "3.5rem",
  height: "3.5rem",
  border: "2px solid",
  borderRadius: vars.radius.full,
});

export const signs = styleVariants({
  done: [sign, { color: vars.color.positive }],
  refused: [sign, { color: vars.color.negative }],
  checking: [sign, { color: vars.color.warning }],
  contact: [sign, { color: vars.color.warning }],
});

export const rows = style({ display: "grid", marginBottom: vars.space[8] });

export const row = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[16],
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.inkStrong,
});

export const term = style({ color: vars.color.inkSoft });
