import { globalStyle, style } from "@vanilla-extract/css";
import { framed } from "themes/frames";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

/** As high as its neighbours. */
export const item = style({ display: "flex" });

export const card = style({
  position: "relative",
  // As wide as its text is large: a balance does not break.
  width: "9.25rem",
  display: "flex",
  flexDirection: "column",
  paddingBottom: vars.space[8],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.look.radiusCard,
  textDecoration: "none",
  ...block.press,
});

const line = style({ paddingInline: vars.space[8] });

export const name = style([
  line,
  { ...block.oneLine, paddingTop: vars.space[8], ...block.strong, fontSize: vars.type[16] },
]);

/** Eight digits of kip fit on one line with their currency. */
export const balance = style({ paddingInline: vars.space[4], fontSize: vars.type[15], whiteSpace: "nowrap" });

/** It is a balance in a sentence: when balances are hidden, its room stays empty. */
export const inGame = style([
  line,
  { ...block.caption, selectors: { '[data-balances="hidden"] &': { visibility: "hidden" } } },
]);

export const label = style([line, { marginTop: "auto", ...block.caption }]);

/** Shown when there are no cards. */
export const none = style({ paddingBlock: vars.space[8], color: vars.color.inkSoft, ...block.aligned });

const redent = when("shape", "redent");

globalStyle(`${redent} ${card}`, {
  ...framed("line", "raised"),
  borderRadius: 0,
  textAlign: "center",
});

const arc = when("shape", "arc");

globalStyle(`${arc} ${card}`, {
  background: vars.color.raised,
  borderColor: vars.color.line,
  borderRadius: "80px 80px 20px 20px",
  textAlign: "center",
});

/** Plain: a picture and the words beneath it, without an edge. */
const plain = when("shape", "plain");

globalStyle(`${plain} ${card}`, { paddingBottom: 0, background: "none", border: 0, borderRadius: 0 });
globalStyle(`${plain} ${card} p`, { paddingInline: "2px" });
