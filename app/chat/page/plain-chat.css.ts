import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";
import { input } from "~/components/field.css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  width: "100%",
  maxWidth: "35rem",
  marginInline: "auto",
});

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] });

export const label = style({ color: vars.color.inkStrong, fontWeight: vars.weight.strong });

export const text = style([input, { lineHeight: vars.leading.body, resize: "vertical" }]);
