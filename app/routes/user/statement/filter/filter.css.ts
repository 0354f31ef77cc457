import { globalStyle, style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";
import { chip } from "../choice.css";

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: `0 0 ${vars.space[8]}`, ...block.strong });

export const choices = style({ ...block.wrap, gap: vars.space[8] });

/** As large as the label around it, which is what is seen: a finger that feels for it finds the radio button. */
export const radio = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  fontSize: "16px",
});

// Its chip's look as far as every browser can know of it.
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
