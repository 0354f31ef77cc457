import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { framed } from "themes/frames";
import { short } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

/** A card with a band across its middle. */
export const card = style({
  position: "relative",
  ...block.column,
  minWidth: 0,
  ...block.plate,
});

const inner = style({ ...block.column, minWidth: 0, paddingInline: vars.space[16] });

export const above = style([inner, { paddingBlock: `${vars.space[12]} ${vars.space[8]}` }]);

export const beneath = style([inner, { paddingBlock: vars.space[12] }]);

const draw = keyframes({ from: { clipPath: "inset(0 100% 0 0)" } });

export const band = style({ animation: `${draw} ${vars.motion.calm} ease-out` });

export const terms = style({ ...block.column, gap: vars.space[8] });

export const heading = style({ ...block.strong, fontSize: vars.type[16] });

export const list = style({
  ...block.column,
  gap: vars.space[8],
  fontSize: vars.type[15],
  textAlign: "start",
});

globalStyle(`${list} > li`, { position: "relative", paddingInlineStart: vars.space[24] });

globalStyle(`${list} > li::before`, {
  content: "",
  position: "absolute",
  insetInlineStart: 0,
  top: "0.8em",
  width: "0.75rem",
  borderTop: `1px solid ${vars.color.accent}`,
});

/** Of the bonus, promotion or refund that is reviewed. */
export const name = style({ ...block.strong, fontSize: vars.type[18], overflowWrap: "anywhere" });

const redent = when("shape", "redent");

globalStyle(`${redent} ${card}`, framed("accent", "raised"));

const roof = when("card", "roof");

globalStyle(`${roof} ${band}`, { "@media": { [short]: { height: "10px" } } });

/** Silk: the upper part is coloured cloth. */
const silk = when("card", "silk");

globalStyle(`${silk} ${card}`, { overflow: "hidden" });
globalStyle(`${silk} ${card} > :not(${band})`, { paddingInline: "1.25rem" });
globalStyle(`${silk} ${above}`, {
  vars: {
    [vars.color.inkStrong]: vars.color.onAccent,
    [vars.color.inkPlain]: vars.color.onAccentSoft,
    [vars.color.inkSoft]: vars.color.onAccentSoft,
    [vars.color.positive]: vars.color.onAccent,
    [vars.color.line]: "transparent",
  },
  background: vars.color.accent,
  color: vars.color.onAccentSoft,
});
globalStyle(`${silk} ${above} a`, { color: "inherit" });

/** Shore: the parts are two banks, and the river between them runs from edge to edge. */
const shore = when("card", "shore");

globalStyle(`${shore} ${card}`, {
  background: "none",
  borderColor: vars.color.accent,
  borderWidth: "1.5px 0 0",
});
globalStyle(`${shore} ${card} > :not(${band})`, { paddingInline: 0 });
globalStyle(`${shore} ${beneath}`, { paddingBottom: 0 });
globalStyle(`${shore} ${band}`, {
  width: `calc(100% + 2 * ${vars.space[16]})`,
  height: "40px",
  marginInline: `calc(-1 * ${vars.space[16]})`,
  "@media": { [short]: { height: "20px" } },
});
