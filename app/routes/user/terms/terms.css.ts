import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

/** The brand decides the card's look (themes/character/card.ts). */
export const card = style([
  part("tie"),
  {
    position: "relative",
    ...block.column,
    minWidth: 0,
    background: vars.look.cardGround,
    border: `1px solid ${vars.look.cardEdge}`,
    borderRadius: vars.look.radiusCard,
  },
]);

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
