import { style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

/** A section's heading with the tools at its end. A ruled heading is between lines. */
export const head = style([
  part("head"),
  {
    ...block.row,
    gap: vars.space[12],
    minHeight: vars.space[32],
    marginBottom: vars.space[8],
    "@media": { [desktop]: { marginBottom: 0 } },
  },
]);

export const tools = style({ display: "flex", marginInlineStart: "auto" });
