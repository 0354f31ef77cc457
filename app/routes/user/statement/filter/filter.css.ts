import { globalStyle, style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";
import * as chips from "~/components/chip.css";

/** One of a few values: the label of a radio button, or a button. */
export const chip = style([
  chips.chip,
  {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minWidth: vars.size.touch,
    minHeight: vars.size.touch,
    paddingInline: vars.space[12],
    border: `1px solid ${vars.color.inputLine}`,
    borderRadius: vars.look.radiusControl,
    textDecoration: "none",
    selectors: {
      "&:has(:checked)": {
        color: vars.color.accent,
        background: vars.color.accentTint,
        borderColor: vars.color.accent,
        fontWeight: vars.weight.strong,
      },
      "&:focus-within": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    },
  },
]);

export const legend = style({ padding: `0 0 ${vars.space[8]}`, ...block.strong });

export const choices = style({ ...block.wrap, gap: vars.space[8] });

export const radio = style({ ...block.unseenControl, fontSize: "16px" });

// For browsers without :has(): as much of the chip's look as its text can have.
globalStyle(`${radio}:checked + *`, { color: vars.color.accent, fontWeight: vars.weight.strong });

/** Submits with what else is chosen. */
export const span = style([chip, { background: "transparent" }]);

/** Side by side while they fit. */
export const days = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  gap: vars.space[12],
  marginTop: vars.space[8],
});

globalStyle(`${days} > *`, { minWidth: 0 });
globalStyle(`${days} input`, { width: "100%", minWidth: 0, paddingInline: vars.space[8] });
