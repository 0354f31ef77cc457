import { style } from "@vanilla-extract/css";
import { block } from "themes/vars.css";

/** For screen readers only: content that is visible in another form. */
export const visuallyHidden = style({
  ...block.hidden,
  margin: "-1px",
  whiteSpace: "nowrap",
});
