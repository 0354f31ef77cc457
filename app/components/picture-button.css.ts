import { style } from "@vanilla-extract/css";
import { block } from "themes/vars.css";

/** Drawing needs script. */
export const withScript = style(block.withScript);
