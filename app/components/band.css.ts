import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { vars } from "themes/vars.css";

export const band = style([
  part("band"),
  {
    display: "block",
    width: "100%",
    height: vars.look.bandHeight,
    background: "var(--band) center / auto 100% repeat-x",
  },
]);
