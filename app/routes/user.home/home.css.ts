import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

const twoColumns = "screen and (min-width: 1024px)";

export const home = style({ display: "grid", gap: vars.space[8], minWidth: 0 });

export const hello = style({ fontSize: vars.type[18] });

export const columns = style({
  display: "grid",
  gap: vars.space[24],
  minWidth: 0,
  "@media": { [twoColumns]: { gridTemplateColumns: "22rem minmax(0, 1fr)", gap: vars.space[32] } },
});

export const shelves = style({
  display: "grid",
  gap: vars.space[16],
  minWidth: 0,
  alignContent: "start",
});

/** Stays in sight while the games scroll by. */
export const wallet = style({
  minWidth: 0,
  "@media": { [twoColumns]: { position: "sticky", top: "4rem", alignSelf: "start" } },
});
