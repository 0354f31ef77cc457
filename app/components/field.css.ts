import { globalStyle, style } from "@vanilla-extract/css";
import { largeText } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const field = style([part("field"), { display: "grid", gap: vars.space[4], minWidth: 0 }]);

export const label = style({ ...block.strong, fontSize: vars.type[15] });

export const input = style([
  part("input"),
  {
    width: "100%",
    minHeight: "3rem",
    padding: `${vars.space[8]} 0.875rem`,
    background: vars.color.raised,
    color: vars.color.inkStrong,
    border: `1px solid ${vars.color.inputLine}`,
    borderRadius: vars.look.radiusField,
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
