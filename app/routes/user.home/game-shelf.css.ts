import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const card = style({
  width: "9.25rem",
  display: "flex",
  flexDirection: "column",
  paddingBottom: vars.space[8],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[14],
  overflow: "hidden",
});

const line = style({ paddingInline: vars.space[8] });

export const name = style([
  line,
  {
    paddingTop: vars.space[8],
    color: vars.color.inkStrong,
    fontSize: vars.type[15],
    fontWeight: vars.weight.strong,
  },
]);

export const balance = style([line, { fontSize: vars.type[15] }]);

/** A balance too, in words: where the eye hides balances it leaves its place empty. */
export const inGame = style([
  line,
  {
    color: vars.color.inkSoft,
    fontSize: vars.type[14],
    selectors: { '[data-balances="hidden"] &': { visibility: "hidden" } },
  },
]);

const label = style([line, { marginTop: "auto", paddingTop: vars.space[4], fontSize: vars.type[14] }]);

export const active = style([label, { color: vars.color.inkPlain }]);

export const inactive = style([label, { color: vars.color.inkSoft }]);
