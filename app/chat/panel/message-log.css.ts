import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const place = style({ position: "relative", flex: 1, minHeight: 0, display: "grid" });

/** Laid out from its end: the newest message is in view without a script, and older ones are added above. */
export const log = style({
  display: "flex",
  flexDirection: "column-reverse",
  minHeight: 0,
  overflowY: "auto",
  overflowAnchor: "none",
  overscrollBehavior: "contain",
  ":focus-visible": { outlineOffset: "-3px" },
});

export const older = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[8],
  color: vars.color.inkSoft,
  textAlign: "center",
  selectors: { "&:not(:empty)": { padding: vars.space[12] } },
});

export const retry = style({
  minHeight: vars.size.touch,
  paddingInline: vars.space[16],
  background: "transparent",
  color: vars.color.inkStrong,
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: vars.radius[14],
});

export const empty = style({
  padding: `${vars.space[12]} ${vars.space[24]}`,
  color: vars.color.inkSoft,
  textAlign: "center",
});

export const newest = style({
  position: "absolute",
  insetInline: 0,
  bottom: vars.space[12],
  width: "fit-content",
  minHeight: vars.size.touch,
  marginInline: "auto",
  padding: `${vars.space[4]} ${vars.space[16]}`,
  background: vars.color.overlay,
  color: vars.color.inkStrong,
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.low,
});
