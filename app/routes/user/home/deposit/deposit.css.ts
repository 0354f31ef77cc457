import { globalStyle, style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

const desktop = "screen and (min-width: 1024px)";

/** One column; on a desktop bank transfers are beside the other ways to pay. */
export const deposit = style({
  ...block.column,
  gap: vars.space[24],
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[24]}`,
  "@media": {
    [desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "start",
      gap: `${vars.space[24]} 2.5rem`,
      padding: `${vars.space[24]} ${vars.space[32]} ${vars.space[32]}`,
    },
  },
});

/** Across both columns. */
export const whole = style({ gridColumn: "1 / -1" });

export const column = style({ ...block.column, gap: vars.space[24], minWidth: 0 });

export const caption = style({ ...block.caption, fontWeight: vars.weight.plain });

/** Not there without script. */
export const captionHidden = style([
  caption,
  { visibility: "hidden", "@media": { "(scripting: none)": { display: "none" } } },
]);

export const own = style([whole, { display: "grid", fontSize: vars.type[15] }]);
export const holder = style({ color: vars.color.inkStrong, overflowWrap: "anywhere" });

/** Links to the sections below; hidden on a desktop, where all of them are in view. */
export const jump = style([
  whole,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))",
    borderBlock: `1px solid ${vars.look.cardEdge}`,
    "@media": { [desktop]: { display: "none" } },
  },
]);

export const jumpLink = style({
  ...block.row,
  flexDirection: "column",
  justifyContent: "center",
  gap: "2px",
  minHeight: "3.75rem",
  padding: `6px ${vars.space[4]}`,
  color: vars.color.inkStrong,
  fontSize: vars.type[14],
  textAlign: "center",
  textDecoration: "none",
});
globalStyle(`${jumpLink} [data-icon]`, { color: vars.color.accent });

export const method = style({
  ...block.column,
  gap: vars.space[12],
  alignContent: "start",
  scrollMarginTop: "4.5rem",
});

export const form = style({ ...block.column, gap: vars.space[12] });

export const account = style([
  part("plate"),
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: `${vars.space[4]} ${vars.space[12]}`,
    minWidth: 0,
    padding: `14px ${vars.space[16]}`,
    ...block.plate,
  },
]);

export const bank = style({ minWidth: 0, ...block.strong, overflowWrap: "anywhere" });

export const otherName = style({ display: "block", ...block.caption, fontWeight: vars.weight.plain });

export const across = style({ gridColumn: "1 / -1", fontSize: vars.type[15], overflowWrap: "anywhere" });

export const number = style([
  across,
  {
    fontSize: `min(${vars.type[22]}, 6.2vw)`,
    fontWeight: vars.look.amountWeight,
    "@media": { "screen and (min-width: 640px)": { fontSize: vars.type[22] } },
  },
]);
globalStyle(`${number} > span`, { display: "flex", justifyContent: "space-between" });

export const manual = style([across, { ...block.caption }]);

export const instructions = style({ gridColumn: "1 / -1", width: "100%", height: "auto" });

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
  margin: 0,
  padding: 0,
  listStyle: "none",
  counterReset: "step",
});
globalStyle(`${steps} > li`, {
  display: "grid",
  gridTemplateColumns: "32px minmax(0, 1fr)",
  alignItems: "baseline",
  gap: vars.space[12],
  fontSize: vars.type[15],
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

export const providers = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

export const provider = style({
  ...block.row,
  gap: vars.space[12],
  minHeight: "3.75rem",
  paddingBlock: vars.space[8],
  color: vars.color.inkStrong,
  borderTop: `1px solid ${vars.color.line}`,
  textDecoration: "none",
});
export const providerWords = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
