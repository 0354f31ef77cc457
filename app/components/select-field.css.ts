import { style } from "@vanilla-extract/css";
import { input } from "./field.css";

export const select = style([input, { textOverflow: "ellipsis" }]);
