import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const contact = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  width: "100%",
  maxWidth: "35rem",
  marginInline: "auto",
});

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  padding: vars.space[16],
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[20],
});

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  justifyItems: "center",
});

/** A code is read best on white, whatever the theme. */
export const qr = style({
  maxWidth: `calc(100% - 2 * ${vars.space[8]})`,
  height: "auto",
  padding: vars.space[8],
  background: "#fff",
  borderRadius: vars.radius[14],
  boxSizing: "content-box",
});

export const lineLink = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[8],
  width: "100%",
  minHeight: "3rem",
  padding: `${vars.space[8]} ${vars.space[16]}`,
  color: vars.color.inkStrong,
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: vars.radius[14],
  textDecoration: "none",
});

export const link = style({ display: "inline-block", minHeight: "1.5rem", color: vars.color.accent });

export const version = style({ color: vars.color.inkSoft, fontSize: vars.type[14] });
