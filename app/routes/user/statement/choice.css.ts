import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { vars } from "themes/vars.css";

/** One of a few values: a link, or the label of a radio button. */
export const chip = style([
  part("chip"),
  {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minWidth: "2.75rem",
    minHeight: "2.75rem",
    paddingInline: vars.space[12],
    color: vars.color.inkStrong,
    border: `1px solid ${vars.color.inputLine}`,
    borderRadius: vars.look.radiusControl,
    fontSize: vars.type[15],
    textDecoration: "none",
    selectors: {
      "&:is([aria-current], :has(:checked))": {
        color: vars.color.accent,
        background: vars.color.accentTint,
        borderColor: vars.color.accent,
        fontWeight: vars.weight.strong,
      },
      "&:focus-within": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    },
  },
]);
