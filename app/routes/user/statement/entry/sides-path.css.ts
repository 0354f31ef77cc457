import { style } from "@vanilla-extract/css";
import { desktop, phone } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";
import { tracker } from "./tracker.css";

/** The knots stand in a column of their own. */
const KNOTS = "32px";
const KNOT = "12px";

/** On the sheet it begins with a line; on a phone, where there is none, it ends with one as well. */
export const sides = style({
  marginTop: vars.space[12],
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
  "@media": {
    [phone]: { paddingBottom: vars.space[12], borderBottom: `1px solid ${vars.color.line}` },
    [desktop]: { marginBottom: vars.space[24] },
  },
  // The tracker ends with an edge of its own.
  selectors: { [`${tracker} + &`]: { "@media": { [phone]: { paddingTop: 0, borderTop: 0 } } } },
});

export const end = style({ selectors: { "& + &": { marginTop: "10px" } } });

export const name = style({
  position: "relative",
  margin: 0,
  paddingInlineStart: KNOTS,
  ...block.strong,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

/** Open where the money came from, full where it went. */
export const knot = style([
  part("knot"),
  {
    position: "absolute",
    top: "6px",
    insetInlineStart: "4px",
    width: KNOT,
    height: KNOT,
    borderRadius: vars.radius.full,
    border: `1.5px solid ${vars.color.accent}`,
    selectors: { [`${end}:last-child &`]: { background: vars.color.accent } },
    "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
  },
]);

/** From knot to knot, however many lines lie beside it. */
export const path = style([
  part("path"),
  { position: "absolute", top: "22px", bottom: "-12px", insetInlineStart: "4px", width: KNOT },
]);

export const note = style({ display: "block", ...block.caption, fontWeight: vars.weight.plain });
