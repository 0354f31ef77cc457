import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const card = style({ gap: vars.space[8], justifyItems: "start" });
