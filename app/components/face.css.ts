import { globalStyle, style } from "@vanilla-extract/css";
import { steppedClip } from "themes/frames";
import { vars } from "themes/vars.css";
import { when } from "themes/when";

/** What somebody or something is known by: a letter, a sign or a small picture. */
export const face = style({});

const redent = when("shape", "redent");

globalStyle(`${redent} ${face}`, { borderRadius: 0, clipPath: steppedClip });

const arc = when("shape", "arc");

globalStyle(`${arc} ${face}`, { borderRadius: vars.radius.full });
