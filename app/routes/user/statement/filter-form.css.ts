import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const filters = style({ ...block.column, gap: vars.space[8] });

export const chips = style({ ...block.wrap, gap: vars.space[8] });

export const chip = style([
  part("chip"),
  {
    flex: "1 1 auto",
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
      // In a row of its own it would grow to a bar.
      "&:last-child": { maxWidth: "50%" },
      "&[aria-current]": {
        color: vars.color.onAccent,
        background: vars.color.accent,
        borderColor: vars.color.accent,
        fontWeight: vars.weight.strong,
      },
    },
    "@media": { "screen and (min-width: 1024px)": { flex: "0 0 auto", paddingInline: vars.space[16] } },
  },
]);

export const more = style({});

export const summary = style({
  minHeight: "2.75rem",
  paddingBlock: vars.space[8],
  ...block.strong,
  fontSize: vars.type[15],
  cursor: "pointer",
});

/** As many fields side by side as fit. */
export const form = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  alignItems: "end",
  gap: vars.space[12],
  paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
});

export const actions = style({ ...block.wrap, gap: vars.space[8] });
