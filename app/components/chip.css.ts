import { globalStyle, style } from "@vanilla-extract/css";
import { framed, stepped } from "themes/frames";
import { vars } from "themes/vars.css";
import { when } from "themes/when";

/** One of a few short words or numbers that are there to be chosen. */
export const chip = style({ color: vars.color.inkStrong, fontSize: vars.type[15] });

const redent = when("shape", "redent");

globalStyle(`${redent} ${chip}`, { ...framed("inputLine", "none"), borderRadius: 0 });
globalStyle(`${redent} ${chip}[aria-pressed=true], ${redent} ${chip}[aria-current]`, {
  background: "none",
  color: vars.color.accent,
  borderImage: stepped("accent", "accentTint"),
});
globalStyle(`${redent} ${chip}:has(:checked)`, {
  background: "none",
  borderImage: stepped("accent", "accentTint"),
});

const arc = when("shape", "arc");

globalStyle(`${arc} ${chip}`, {
  borderColor: "transparent",
  borderRadius: vars.radius.full,
  background: vars.color.accentTint,
});
globalStyle(`${arc} ${chip}[aria-pressed=true], ${arc} ${chip}[aria-current]`, {
  background: vars.color.accent,
  color: vars.color.onAccent,
});

const plain = when("shape", "plain");

globalStyle(`${plain} ${chip}[aria-pressed=true], ${plain} ${chip}[aria-current]`, {
  borderColor: vars.color.accent,
  background: vars.color.accentTint,
  color: vars.color.accent,
  boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
});
