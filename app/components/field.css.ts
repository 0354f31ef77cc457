import { globalStyle, style } from "@vanilla-extract/css";
import { framed, stepped } from "themes/frames";
import { largeText } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

export const field = style({ display: "grid", gap: vars.space[4], minWidth: 0 });

export const label = style({ ...block.strong, fontSize: vars.type[15] });

/** The edge of what is written into, whatever stands within it. */
export const inputFrame = style({
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: vars.look.radiusField,
});

export const input = style([
  inputFrame,
  {
    width: "100%",
    minHeight: "3rem",
    padding: `${vars.space[8]} 0.875rem`,
    background: vars.color.raised,
    color: vars.color.inkStrong,
    fontSize: vars.type[16],
    "@media": { [largeText]: { fontSize: `min(${vars.type[16]}, 22px)` } },
    // A long name ends in dots instead of at the field's edge, until one is in it.
    textOverflow: "ellipsis",
    "::placeholder": { color: vars.color.inkSoft, opacity: 1 },
    selectors: {
      "&[readonly]": { color: vars.color.inkPlain },
      '&[aria-invalid="true"]': { borderColor: vars.color.negative },
    },
  },
]);

/** The show-password button is inside it, at the end. */
export const secret = style({ position: "relative" });

globalStyle(`${secret} > ${input}`, { paddingInlineEnd: "3.25rem" });

export const eye = style({
  position: "absolute",
  insetInlineEnd: vars.space[4],
  insetBlock: 0,
  ...block.centred,
  color: vars.color.inkPlain,
});

/** A link or button with a text is inside it, at the end; with large text there is room for it only below. */
export const withEnd = style({ position: "relative" });

globalStyle(`${withEnd} > ${input}`, {
  paddingInlineEnd: "5.25rem",
  "@media": { [largeText]: { paddingInlineEnd: "0.875rem" } },
});

export const endControl = style({
  position: "absolute",
  insetInlineEnd: vars.space[4],
  insetBlock: 0,
  ...block.row,
  ...block.strong,
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  padding: `0 ${vars.space[8]}`,
  background: "transparent",
  border: 0,
  textDecoration: "none",
  ":focus-visible": { outlineOffset: "-3px" },
  "@media": {
    [largeText]: {
      position: "static",
      paddingInline: 0,
      width: "fit-content",
      textDecoration: "underline",
      textUnderlineOffset: "4px",
    },
  },
});

export const upperCase = style({ textTransform: "uppercase" });

export const hint = style(block.caption);

export const error = style({
  display: "flex",
  gap: vars.space[4],
  alignItems: "start",
  color: vars.color.negative,
  fontSize: vars.type[15],
});

export const checkbox = style({
  ...block.row,
  gap: vars.space[12],
  minHeight: vars.size.touch,
  color: vars.color.inkPlain,
  textAlign: "start",
  cursor: "pointer",
});

export const box = style({
  position: "relative",
  appearance: "none",
  width: "24px",
  height: "24px",
  flex: "none",
  margin: 0,
  background: vars.color.raised,
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: `min(${vars.look.radiusControl}, 8px)`,
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
  selectors: {
    "&:checked": { background: vars.color.accent, borderColor: vars.color.accent },
    "&:checked::before": {
      content: "",
      position: "absolute",
      inset: "4px",
      background: vars.color.onAccent,
      clipPath: "polygon(12% 46%, 0 60%, 38% 96%, 100% 22%, 86% 10%, 37% 69%)",
    },
  },
});

const redent = when("shape", "redent");

globalStyle(`${redent} ${inputFrame}`, { borderRadius: 0, background: vars.color.sunken });
globalStyle(`${redent} ${inputFrame}[aria-invalid=true]`, { borderImage: stepped("negative", "sunken") });
// A rule of its own, and not the last one's neighbour: the first paint goes without it and keeps the ground above.
globalStyle(`${redent} ${inputFrame}`, framed("inputLine", "sunken"));

const arc = when("shape", "arc");

globalStyle(`${arc} ${inputFrame}`, {
  background: vars.color.raised,
  paddingInline: "1.25rem",
  "@media": { [largeText]: { paddingInlineStart: "0.625rem" } },
});
globalStyle(`${arc} select${inputFrame}`, { paddingInlineEnd: vars.size.touch });

/** Plain: a field is a line to write on. */
const plain = when("shape", "plain");

globalStyle(`${plain} ${inputFrame}`, {
  background: "none",
  borderWidth: "0 0 1.5px",
  borderStyle: "solid",
  borderColor: vars.color.inputLine,
  borderRadius: 0,
  paddingInline: 0,
});
globalStyle(`${plain} select${inputFrame}`, { paddingInlineEnd: vars.space[32] });
globalStyle(`${plain} ${inputFrame}[inputmode=decimal] + *`, { right: 0 });
globalStyle(`${plain} ${inputFrame}[aria-invalid=true]`, { borderColor: vars.color.negative });
