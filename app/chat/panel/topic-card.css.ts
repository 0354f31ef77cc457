import { keyframes, style } from "@vanilla-extract/css";
import { largeText } from "themes/media";
import { block, vars } from "themes/vars.css";
import { plate } from "~/components/card.css";
import { face } from "~/components/face.css";

const slide = keyframes({ from: { transform: "translateY(0.5rem)", opacity: 0 } });

export const card = style([
  plate,
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: vars.space[12],
    margin: `10px ${vars.space[16]} 0`,
    padding: `${vars.space[8]} ${vars.space[4]} ${vars.space[8]} ${vars.space[12]}`,
    borderColor: vars.color.accent,
    lineHeight: 1.45,
    animation: `${slide} ${vars.motion.quick} ease-out`,
    "@media": { [largeText]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
  },
]);

/** With large text the words need the room. */
export const sign = style([
  face,
  {
    ...block.centred,
    width: "44px",
    height: "44px",
    background: vars.color.sunken,
    color: vars.color.accent,
    borderRadius: vars.look.radiusField,
    "@media": { [largeText]: { display: "none" } },
  },
]);

export const words = style({ overflowWrap: "anywhere" });

export const heading = style({ display: "block", ...block.strong });

export const soft = style({ display: "block", overflowX: ["hidden", "clip"], ...block.caption });

/** The dot before each is cut off where it begins a line. */
export const facts = style({ ...block.wrap, marginInlineStart: "-1em" });

export const fact = style({
  minWidth: 0,
  paddingInlineStart: "1em",
  "::before": {
    content: "·",
    display: "inline-block",
    width: "1em",
    marginInlineStart: "-1em",
    textAlign: "center",
  },
});

export const off = style({ ...block.iconTool, color: "inherit", borderRadius: vars.radius.full });
