import { style } from "@vanilla-extract/css";
import { phone } from "themes/media";
import { withScript } from "./entry.css";

/** Phones save and share the picture in place of printing. */
export const print = style([withScript, { "@media": { [phone]: { display: "none" } } }]);
