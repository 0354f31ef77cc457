import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

/** Apart from the check's own styles: home paints this line at once, the check only once the sheet has come. */
export const unscripted = style({
  ...block.apart,
  alignItems: "center",
  columnGap: vars.space[8],
  marginBottom: vars.space[8],
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[14],
  fontSize: vars.type[15],
});
