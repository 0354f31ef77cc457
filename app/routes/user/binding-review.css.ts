import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const name = style({ ...block.strong, fontSize: vars.type[18], overflowWrap: "anywhere" });
