import { globalStyle, style } from "@vanilla-extract/css";
import { stepped } from "themes/frames";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";
import { bubble, own } from "../drawn/message.css";

export const failedBubble = style([
  bubble,
  { selectors: { [`${own} > &`]: { borderColor: vars.color.negative } } },
]);

const redent = when("shape", "redent");

globalStyle(`${redent} ${own} > ${failedBubble}`, { borderImage: stepped("negative", "accentTint") });

const arc = when("shape", "arc");

globalStyle(`${arc} ${own} > ${failedBubble}`, {
  borderColor: vars.color.negative,
  background: vars.color.raised,
  color: vars.color.inkStrong,
});

const plain = when("shape", "plain");

globalStyle(`${plain} ${own} > ${failedBubble}`, {
  borderColor: vars.color.negative,
  background: vars.color.raised,
});

export const row = style({
  ...block.wrap,
  alignItems: "center",
  justifyContent: "flex-end",
  gap: `0 ${vars.space[8]}`,
});

export const failed = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  color: vars.color.negative,
  fontSize: vars.type[14],
});

export const tool = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[4],
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  padding: `0 ${vars.space[4]}`,
  background: "transparent",
  ...block.strong,
  border: 0,
  borderRadius: vars.radius[8],
  fontSize: vars.type[14],
});

export const progress = style({ width: "6rem", accentColor: vars.color.accent });
