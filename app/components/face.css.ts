import { style } from "@vanilla-extract/css";
import { steppedClip } from "themes/frames";
import { vars } from "themes/vars.css";
import { when } from "themes/when";

/** What somebody or something is known by: a letter, a sign or a small picture. */
export const face = style({
  selectors: {
    [`${when("shape", "redent")} &`]: { borderRadius: 0, clipPath: steppedClip },
    [`${when("shape", "arc")} &`]: { borderRadius: vars.radius.full },
  },
});
