import { style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { block, vars } from "themes/vars.css";

export const head = style({
  position: "relative",
  zIndex: 1,
  ...block.row,
  gap: vars.space[4],
  minHeight: "48px",
  marginInlineStart: `calc(-1 * ${vars.space[12]})`,
  "@media": { [desktop]: { gridColumn: "1 / -1" } },
});

export const title = style({ fontSize: vars.type[22] });
