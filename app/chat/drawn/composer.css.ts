import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";
import { filled } from "~/components/button.css";
import { inputFrame } from "~/components/field.css";
import { visuallyHidden } from "~/components/visually-hidden.css";

export const composer = style({
  display: "flex",
  alignItems: "flex-end",
  gap: vars.space[4],
  padding: vars.space[8],
});

export const tool = style({
  ...block.centred,
  flex: "none",
  // With large text the field needs the room.
  width: "min(3rem, 48px)",
  height: "min(3rem, 48px)",
  background: "transparent",
  color: vars.color.inkPlain,
  border: 0,
  borderRadius: vars.look.radiusField,
});

export const send = style([
  filled,
  tool,
  {
    background: vars.color.accent,
    color: vars.color.onAccent,
    ":disabled": { background: vars.color.line, color: vars.color.inkSoft, cursor: "not-allowed" },
  },
]);

export const box = style([
  inputFrame,
  {
    flex: 1,
    minWidth: 0,
    ...block.column,
    background: vars.color.sunken,
    // The text brings its own.
    selectors: { "&&": { padding: 0 } },
    ":focus-within": block.focusRing,
  },
]);

export const text = style({
  width: "100%",
  minHeight: "2.875rem",
  maxHeight: "8rem",
  padding: `0.625rem ${vars.space[16]}`,
  background: "transparent",
  color: vars.color.inkStrong,
  border: 0,
  lineHeight: vars.leading.body,
  resize: "none",
  overflowY: "auto",
  "::placeholder": { color: vars.color.inkSoft, opacity: 1 },
  // The box around it shows the focus.
  ":focus": { outline: "none" },
});

export const counter = style({
  padding: `0 ${vars.space[16]} ${vars.space[8]}`,
  textAlign: "end",
  ...block.caption,
  fontVariantNumeric: "tabular-nums",
});

export const over = style([counter, { color: vars.color.negative, fontWeight: vars.weight.strong }]);

export const spoken = visuallyHidden;
