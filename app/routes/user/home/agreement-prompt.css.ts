import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const unscripted = style(block.unscripted);

export const link = style({ ...block.row, minHeight: vars.size.touch });
