import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { framed, stepped } from "themes/frames";
import { vars } from "themes/vars.css";
import { when } from "themes/when";

/** No focus ring: it gets the focus only to be read out. The text is plain; border and icon carry the tone. */
export const alert = style({
  display: "flex",
  gap: vars.space[12],
  padding: `${vars.space[8]} 0.875rem`,
  background: vars.color.raised,
  color: vars.color.inkStrong,
  border: "1px solid",
  borderRadius: vars.radius[14],
  fontSize: vars.type[15],
  textAlign: "start",
  ":focus": { outline: "none" },
});

export const tones = styleVariants({
  negative: [alert, { borderColor: vars.color.negative }],
  warning: [alert, { borderColor: vars.color.warning }],
  positive: [alert, { borderColor: vars.color.positive }],
  note: [alert, { borderColor: vars.color.accentSoft }],
});

/** Keeps the icon's size beside long texts. */
const sign = style({ flex: "none" });

export const signs = styleVariants({
  negative: [sign, { color: vars.color.negative }],
  warning: [sign, { color: vars.color.warning }],
  positive: [sign, { color: vars.color.positive }],
  note: [sign, { color: vars.color.accent }],
});

export const words = style({ minWidth: 0 });

const redent = when("shape", "redent");

globalStyle(`${redent} ${alert}`, { borderRadius: 0 });
for (const kind of ["negative", "warning", "positive"] as const) {
  globalStyle(`${redent} ${alert}[data-kind=${kind}]`, { borderImage: stepped(kind, "raised") });
}
// Apart from the corners above, which the first paint keeps while it goes without the frame.
globalStyle(`${redent} ${alert}`, framed("accentSoft", "raised"));

const arc = when("shape", "arc");

globalStyle(`${arc} ${alert}`, {
  background: vars.color.sunken,
  borderColor: "transparent",
  borderRadius: "1.25rem",
});

/** Plain: only a line at the start edge. */
const plain = when("shape", "plain");

globalStyle(`${plain} ${alert}`, {
  background: "none",
  borderWidth: "0 0 0 3px",
  borderRadius: 0,
  paddingBlock: vars.space[4],
});
