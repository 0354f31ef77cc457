import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const box = style({ position: "relative", display: "flex", alignItems: "center" });

export const input = style({
  width: "100%",
  minHeight: "3.25rem",
  padding: `${vars.space[8]} 4.5rem ${vars.space[8]} ${vars.space[12]}`,
  background: vars.color.raised,
  color: vars.color.inkStrong,
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: vars.radius[14],
  fontSize: vars.type[22],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  "::placeholder": { color: vars.color.inkSoft, opacity: 1, fontWeight: vars.weight.plain },
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.negative, borderWidth: "2px" } },
});

export const currency = style({
  position: "absolute",
  insetInlineEnd: vars.space[16],
  color: vars.color.inkSoft,
  pointerEvents: "none",
});

/** They fill the field by script; where there is none they would be dead. */
export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  "@media": { "(scripting: none)": { display: "none" } },
});

export const chip = style({
  flex: "1 1 auto",
  minWidth: "3rem",
  minHeight: "2.75rem",
  paddingInline: vars.space[4],
  background: "transparent",
  color: vars.color.inkStrong,
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: vars.radius.full,
  fontVariantNumeric: "tabular-nums",
  "@media": { "screen and (max-width: 359px)": { fontSize: vars.type[15] } },
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.accent,
      color: vars.color.onAccent,
      borderColor: vars.color.accent,
    },
  },
});
