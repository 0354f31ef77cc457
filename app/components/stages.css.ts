import { globalStyle, style } from "@vanilla-extract/css";
import { phone } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

const SIDE = "20px";
const LINE = "2px";
/** With large text three do not fit side by side. */
const narrow = "(max-width: 15.5em)";

export const stages = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const tall = style({ "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } } });

const below = {
  gridTemplateColumns: `${SIDE} minmax(0, 1fr) auto`,
  alignItems: "baseline",
  justifyItems: "start",
  gap: `0 ${vars.space[12]}`,
  minHeight: vars.size.touch,
  textAlign: "start",
} as const;

/** The line that leads to a stage has the state of the one before it. */
const lineBelow = {
  top: `calc(4px - ${vars.size.touch} + ${SIDE})`,
  bottom: "auto",
  insetInline: "9px auto",
  width: LINE,
  height: `calc(${vars.size.touch} - ${SIDE})`,
} as const;

export const stage = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  color: vars.color.inkSoft,
  fontSize: vars.type[14],
  lineHeight: vars.leading.body,
  textAlign: "center",
  selectors: {
    "&:not([data-stage=later])": { color: vars.color.inkStrong },
    "& + &::before": {
      content: "",
      position: "absolute",
      top: "9px",
      insetInlineEnd: "50%",
      width: "100%",
      height: LINE,
      background: vars.color.line,
    },
    "&[data-stage=done] + &::before": { background: vars.color.accent },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "& + &::before": { background: "CanvasText" } } },
    [phone]: {
      selectors: {
        [`${tall} > &`]: below,
        [`${tall} > & + &::before`]: lineBelow,
        [`${tall} > &:last-child`]: { minHeight: 0 },
      },
    },
    [narrow]: { ...below, selectors: { "& + &::before": lineBelow, "&:last-child": { minHeight: 0 } } },
  },
});

/** Full when reached, ringed while under way, in outline until then. */
export const knot = style({
  position: "relative",
  zIndex: 1,
  width: "14px",
  height: "14px",
  margin: "3px",
  borderRadius: vars.radius.full,
  border: `1.5px solid ${vars.color.inputLine}`,
  background: vars.color.raised,
  selectors: {
    ":not([data-stage=later]) > &": { borderColor: vars.color.accent, background: vars.color.accent },
    "[data-stage=now] > &": {
      outline: `1.5px solid ${vars.color.accent}`,
      outlineOffset: "1.5px",
      backgroundClip: "content-box",
    },
  },
  "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
});

const redent = when("shape", "redent");

globalStyle(`${redent} ${knot}`, { borderRadius: 0, transform: "rotate(45deg)" });

export const label = style({
  selectors: { "[data-stage=now] > &": { ...block.strong } },
  overflowWrap: "anywhere",
  maxWidth: "100%",
});

export const time = style({ fontVariantNumeric: "tabular-nums" });
