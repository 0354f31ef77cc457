import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

const desktop = "screen and (min-width: 1024px)";

export const howto = style({
  ...block.column,
  gap: vars.space[16],
  width: "100%",
  marginInline: "auto",
  "@media": { [desktop]: { maxWidth: "62rem" } },
});

export const heading = style(block.aligned);

export const list = style({
  ...block.column,
  gap: vars.space[12],
  "@media": { [desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: vars.space[16] } },
});

export const card = style({
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  alignItems: "center",
  columnGap: vars.space[12],
  height: "100%",
  textDecoration: "none",
  transition: `transform ${vars.motion.quick}`,
  selectors: { "&&": { paddingBlock: vars.space[12] }, "a&:active": { transform: "scale(.98)" } },
});

export const picture = style({
  position: "relative",
  aspectRatio: "16 / 9",
  overflow: "hidden",
  background: vars.color.sunken,
});

export const poster = style(block.cover);

export const play = style({
  position: "absolute",
  insetInlineEnd: vars.space[4],
  bottom: vars.space[4],
  ...block.centred,
  width: "32px",
  height: "32px",
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderRadius: vars.look.radiusControl,
});

export const words = style({ display: "grid", gap: vars.space[4] });

export const title = style(block.strong);

export const notYet = style(block.caption);
