import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const pickers = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  gap: vars.space[4],
  alignItems: "start",
});

export const arrow = style({ paddingTop: "8.5rem", color: vars.color.inkSoft });

export const preview = style({ display: "grid", gap: vars.space[4], fontSize: vars.type[15] });

export const previewRow = style({ display: "flex", justifyContent: "space-between", gap: vars.space[12] });

export const short = style({ color: vars.color.negative });
