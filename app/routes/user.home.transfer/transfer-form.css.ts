import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const pickers = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  alignItems: "start",
});

/** At the height of the pickers' middle, where the chosen accounts stand. */
export const arrow = style({
  paddingTop: "6.4rem",
  color: vars.color.accent,
  "@media": { "screen and (max-height: 599px)": { paddingTop: "5.85rem" } },
});

export const preview = style({ display: "grid", gap: vars.space[4], fontSize: vars.type[15] });

export const previewRow = style({ display: "flex", justifyContent: "space-between", gap: vars.space[8] });

export const previewAmount = style({ flex: "none", color: vars.color.inkStrong });

export const short = style({ flex: "none", color: vars.color.negative });
