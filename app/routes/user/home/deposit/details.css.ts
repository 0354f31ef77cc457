import { globalStyle, style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { block, vars } from "themes/vars.css";

export const deskOnly = style({
  display: "none",
  "@media": { [desktop]: { ...block.column, gap: vars.space[16] } },
});

/** Where there is room it stands beside the code to come. */
export const phoneOnly = style({ ...block.caption, "@media": { [desktop]: { display: "none" } } });

export const strong = style({ display: "block", ...block.strong });

export const ghost = style({
  display: "grid",
  gridTemplateColumns: "168px minmax(0, 1fr)",
  alignItems: "center",
  gap: "20px",
});

export const ghostCode = style({
  width: "168px",
  height: "168px",
  fill: "none",
  stroke: vars.color.inkSoft,
  strokeWidth: 1.5,
});

export const after = style({
  ...block.apart,
  alignItems: "baseline",
  gap: `0 ${vars.space[12]}`,
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
});

export const sum = style({ margin: 0, ...block.strong });

export const account = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minWidth: 0,
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
  // The first stands right below its heading there.
  "@media": { [desktop]: { selectors: { "div + &": { paddingTop: 0, borderTop: 0 } } } },
});

export const bank = style({
  minWidth: 0,
  ...block.strong,
  fontSize: vars.type[16],
  overflowWrap: "anywhere",
});

export const otherName = style({ display: "block", ...block.caption, fontWeight: vars.weight.plain });

export const across = style({ gridColumn: "1 / -1", fontSize: vars.type[15], overflowWrap: "anywhere" });

/** A figure to copy, under its name. */
export const payLine = style({
  gridColumn: "1 / -1",
  display: "grid",
  minHeight: "52px",
  paddingTop: vars.space[4],
});
globalStyle(`${payLine} + ${payLine}, ${account} + ${payLine}`, {
  borderTop: `1px solid ${vars.color.line}`,
});

export const number = style({
  fontSize: `min(${vars.type[22]}, 6.2vw)`,
  fontWeight: vars.look.amountWeight,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  "@media": { "screen and (min-width: 640px)": { fontSize: vars.type[22] } },
});
// The button is beside its number, over whose caption it rises, or beneath it where both do not fit.
globalStyle(`${number} > span`, { ...block.apart, alignItems: "center", rowGap: "14px" });

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
