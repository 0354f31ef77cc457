import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const home = style({ display: "grid", gap: vars.space[12] });

export const hello = style({ fontSize: vars.type[18] });

export const columns = style({
  display: "grid",
  gap: vars.space[24],
  minWidth: 0,
  "@media": { "screen and (min-width: 1024px)": { gridTemplateColumns: "24rem 1fr" } },
});

export const shelves = style({ display: "grid", gap: vars.space[24], minWidth: 0, alignContent: "start" });
