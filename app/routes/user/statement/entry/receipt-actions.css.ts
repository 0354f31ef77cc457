import { style } from "@vanilla-extract/css";
import { withScript } from "./entry.css";

/** Phones save and share the picture in place of printing. */
export const print = style([
  withScript,
  { "@media": { "screen and (max-width: 1023.98px)": { display: "none" } } },
]);
