import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

/** Sign and heading share a line, so that the next step stands in sight on a phone. */
export const outcome = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space[12],
  maxWidth: "28rem",
  marginInline: "auto",
  paddingTop: vars.space[8],
});

globalStyle(`${outcome} > *`, { gridColumn: "1 / -1" });

globalStyle(`${outcome} > h1`, { gridColumn: 2, gridRow: 1, alignSelf: "center" });

const sign = style({
  gridRow: 1,
  display: "grid",
  placeItems: "center",
  width: "3.5rem",
  height: "3.5rem",
  background: vars.color.raised,
  borderRadius: vars.radius.full,
});

globalStyle(`${outcome} > ${sign}`, { gridColumn: 1 });

globalStyle(`${sign} > *`, { width: "2rem", height: "2rem" });

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
