import { style } from "@vanilla-extract/css";
import { largeText } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

/** In the frame of a warning: nothing is wrong, but something stands in the way. */
export const why = style([
  part("alert"),
  {
    ...block.column,
    gap: vars.space[8],
    padding: `0.875rem ${vars.space[16]}`,
    background: vars.color.raised,
    border: `1px solid ${vars.color.warning}`,
    borderRadius: vars.radius[14],
  },
]);

export const head = style({ display: "flex", gap: vars.space[12], fontSize: vars.type[15] });

export const sign = style({ flex: "none", color: vars.color.warning, paddingTop: "2px" });

export const heading = style({ ...block.strong, fontSize: vars.type[18], lineHeight: 1.5 });

export const facts = style({ display: "grid", borderTop: `1px solid ${vars.color.line}` });

export const times = style({ ...block.caption, whiteSpace: "nowrap" });

/** Its words beside its button; with large text the button is beneath. */
export const way = style({
  ...block.row,
  gap: `${vars.space[4]} ${vars.space[12]}`,
  paddingBlock: vars.space[12],
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } },
  "@media": { [largeText]: { flexDirection: "column", alignItems: "stretch" } },
});

export const words = style({ flex: 1, minWidth: 0 });

export const name = style({ ...block.strong, fontSize: vars.type[15] });

export const note = style({ ...block.caption, lineHeight: 1.55 });

export const action = style({
  selectors: {
    "&&": { flex: "none", minHeight: vars.size.touch, paddingInline: "0.875rem", fontSize: vars.type[15] },
  },
});
