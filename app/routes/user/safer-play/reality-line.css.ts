import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

/** Apart from the check's own styles: home paints this line at once, the check only once the sheet has come. */
export const unscripted = style({
  ...block.unscripted,
  justifyContent: "space-between",
  marginBottom: vars.space[8],
});
