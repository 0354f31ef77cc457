import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const howto = style({
  display: "grid",
  gap: vars.space[16],
  width: "100%",
  maxWidth: "60rem",
  marginInline: "auto",
});

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[12],
  "@media": { "screen and (min-width: 640px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  alignItems: "center",
  columnGap: vars.space[12],
  padding: vars.space[8],
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[14],
  textDecoration: "none",
});

export const picture = style({
  position: "relative",
  aspectRatio: "16 / 9",
  overflow: "hidden",
  background: vars.color.sunken,
  borderRadius: vars.radius[8],
});

export const poster = style({ width: "100%", height: "100%", objectFit: "cover" });

export const play = style({
  position: "absolute",
  right: vars.space[4],
  bottom: vars.space[4],
  display: "grid",
  placeItems: "center",
  width: "2rem",
  height: "2rem",
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderRadius: vars.radius.full,
});

export const words = style({ display: "grid", gap: vars.space[4] });

export const title = style({ color: vars.color.inkStrong, fontWeight: vars.weight.strong });

export const notYet = style({ color: vars.color.inkSoft, fontSize: vars.type[14] });
