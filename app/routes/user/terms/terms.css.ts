import { keyframes, style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

/** The brand decides its look (themes/character/card.ts). */
export const tie = style([
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
