import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";
import { currency } from "./money.css";

/** The pouch: the one shadowed surface of the screen. */
export const card = style({
  display: "grid",
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[20],
  boxShadow: vars.shadow.low,
  overflow: "hidden",
  alignSelf: "start",
});

/** Folded over the pouch; the woven line is its edge. */
export const flap = style({
  display: "grid",
  gap: vars.space[4],
  padding: `${vars.space[8]} ${vars.space[16]} 0`,
  background: vars.color.sunken,
  borderRadius: `0 0 ${vars.radius[20]} ${vars.radius[20]}`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const flapHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "2.75rem",
  marginInlineEnd: `calc(-1 * ${vars.space[12]})`,
});

export const caption = style({ color: vars.color.inkSoft, fontSize: vars.type[14] });

export const total = style({ paddingBottom: vars.space[8] });

export const body = style({ display: "grid", gap: vars.space[8], padding: vars.space[16] });

/** Side by side while both figures fit on one line, else one beneath the other. */
export const parts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[4]} ${vars.space[12]}`,
});

globalStyle(`${parts} > *`, { flex: "1 1 7rem" });

export const part = style({
  color: vars.color.inkStrong,
  fontSize: vars.type[16],
  fontWeight: vars.weight.strong,
  whiteSpace: "nowrap",
});

/** On the smallest phones the total above names it; the figures beneath need the room. */
globalStyle(`${part} ${currency}`, {
  "@media": { "screen and (max-width: 359px)": { position: "absolute", clipPath: "inset(50%)" } },
});

export const update = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  // The button's letters, not its empty edge, stand above the edge of the button beneath.
  marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
});

export const actions = style({ display: "grid", gap: vars.space[8] });

export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const withoutScript = style({ "@media": { "not (scripting: none)": { display: "none" } } });
