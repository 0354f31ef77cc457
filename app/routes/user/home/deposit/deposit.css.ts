import { globalStyle, style } from "@vanilla-extract/css";
import { framed } from "themes/frames";
import { desktop, tablet } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

/** On a desktop the own account stands beside the ways. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[16],
  padding: `${vars.space[12]} ${vars.space[16]} calc(${vars.space[16]} + env(safe-area-inset-bottom))`,
  "@media": {
    [desktop]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      columnGap: "3.5rem",
      padding: `${vars.space[24]} ${vars.space[32]} ${vars.space[32]}`,
    },
  },
});

/** The own account and the warnings; on a desktop they stay in view beside the ways. */
export const notes = style({
  ...block.column,
  gap: vars.space[12],
  ":empty": { display: "none" },
  "@media": { [desktop]: { position: "sticky", top: `calc(${vars.size.top} + ${vars.space[24]})` } },
});

export const own = style({
  display: "grid",
  paddingBottom: vars.space[12],
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": { [desktop]: { paddingBottom: 0, borderBottom: 0 } },
});
export const ownName = style({ ...block.strong, overflowWrap: "anywhere" });
export const ownBank = style({ fontSize: vars.type[15] });

export const way = style({ position: "relative", minWidth: 0 });

export const summary = style({
  display: "block",
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "40px minmax(0, 1fr) 24px",
  alignItems: "center",
  gap: `0 ${vars.space[12]}`,
  minHeight: "64px",
  paddingBlock: vars.space[8],
});

/** The row of slips is a link to a screen of its own. */
export const slip = style([
  way,
  { display: "block", color: vars.color.inkPlain, textDecoration: "none", fontWeight: vars.weight.plain },
]);

export const sign = style({ ...block.centred, width: "40px", height: "40px", color: vars.color.accent });

export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ display: "block", ...block.strong, lineHeight: 1.55 });
export const terms = style({
  display: "block",
  ...block.caption,
  lineHeight: 1.55,
  fontVariantNumeric: "tabular-nums",
});

/** Hidden while the row is unfolded, as the form repeats it. */
export const folded = style([terms]);
globalStyle(`${way}[open] ${folded}`, { display: "none" });

export const end = style({ display: "flex", color: vars.color.inkSoft });
globalStyle(`${way}[open] ${end}`, { transform: "rotate(180deg)" });

/** The padding leaves room for focus rings. */
export const more = style({
  padding: `${vars.space[8]} var(--more-inset, 4px) ${vars.space[16]}`,
  fontSize: vars.type[15],
});

export const form = style({ ...block.column, gap: vars.space[12] });

export const caption = style({ ...block.caption, fontWeight: vars.weight.plain });

/** Keeps its room while it is hidden; without script it is never shown, so it has none. */
export const captionHidden = style([caption, { visibility: "hidden", ...block.withScript }]);

export const number = style({
  fontSize: `min(${vars.type[22]}, 6.2vw)`,
  fontWeight: vars.look.amountWeight,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  "@media": { [tablet]: { fontSize: vars.type[22] } },
});
// The copy button stands beside its number, rising above it to the caption, or beneath it where both do not fit.
globalStyle(`${number} > span`, { ...block.apart, alignItems: "center", rowGap: "14px" });

export const instructions = style({ width: "100%", height: "auto" });

export const drawing = style([
  instructions,
  {
    maxWidth: "300px",
    justifySelf: "center",
    fill: "none",
    stroke: vars.color.accent,
    strokeWidth: "2.5px",
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
]);

export const steps = style({
  display: "grid",
  gap: vars.space[8],
  counterReset: "step",
});
globalStyle(`${steps} > li`, {
  display: "grid",
  gridTemplateColumns: "32px minmax(0, 1fr)",
  alignItems: "baseline",
  gap: vars.space[12],
  counterIncrement: "step",
});
globalStyle(`${steps} > li::before`, {
  content: "counter(step)",
  ...block.centred,
  width: "32px",
  height: "32px",
  background: vars.color.accentTint,
  color: vars.color.accent,
  borderRadius: `min(${vars.look.radiusControl}, 16px)`,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
});

/** Redent: lines part the ways, and the open one has a frame. */
const redent = when("shape", "redent");

globalStyle(`${redent} ${way}`, { vars: { "--more-inset": "14px" } });
globalStyle(`${redent} ${row}`, { paddingInline: "12px" });
globalStyle(`${redent} ${way} + ${way}`, { borderTop: `1px solid ${vars.color.line}` });
globalStyle(`${redent} ${way}[open]`, framed("accent", "raised"));
globalStyle(`${redent} ${way}[open] + ${way}`, { borderColor: "transparent" });

const arc = when("shape", "arc");

globalStyle(`${arc} ${way}`, { vars: { "--more-inset": "20px" }, borderRadius: "1.5rem" });
globalStyle(`${arc} ${way} + ${way}`, { marginTop: "4px" });
globalStyle(`${arc} ${row}`, { paddingInline: "14px", borderRadius: "1.5rem" });
globalStyle(`${arc} ${sign}`, { background: vars.color.accentTint, borderRadius: vars.radius.full });
globalStyle(`${arc} ${way}[open] ${sign}`, { background: vars.color.accent, color: vars.color.onAccent });
globalStyle(`${arc} ${way}[open] ${row}`, { background: vars.color.accentTint });

/** Plain: lines part the ways, stronger ones above and below the open one. */
const plain = when("shape", "plain");

globalStyle(`${plain} ${row}`, { gridTemplateColumns: "32px minmax(0, 1fr) 24px" });
globalStyle(`${plain} ${sign}`, { width: "32px", justifyItems: "start" });
globalStyle(`${plain} ${way} + ${way}`, { borderTop: `1px solid ${vars.color.line}` });
globalStyle(`${plain} ${way}[open]`, {
  zIndex: 1,
  boxShadow: `0 -1.5px ${vars.color.accent}, 0 1.5px ${vars.color.accent}`,
});
