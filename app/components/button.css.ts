import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { fillWithin, framed, stepped } from "themes/frames";
import { vars } from "themes/vars.css";
import { when } from "themes/when";

/** What all buttons have of the brand, whatever their size. On paper there is nothing to tap. */
export const button = style({ "@media": { print: { selectors: { "&&": { display: "none" } } } } });

const base = style([
  button,
  {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space[8],
    minHeight: vars.size.control,
    padding: `${vars.space[8]} ${vars.space[12]}`,
    border: "1px solid transparent",
    borderRadius: vars.look.radiusControl,
    fontSize: vars.type[16],
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.body,
    textAlign: "center",
    textDecoration: "none",
    transition: `transform ${vars.motion.quick}, filter ${vars.motion.quick}`,
    ":active": { transform: "scale(.98)" },
    ":disabled": { cursor: "not-allowed", transform: "none" },
    "@media": { "(hover: hover)": { ":hover": { filter: "brightness(1.08)" } } },
  },
]);

/** The next step, in the brand's colour. */
export const filled = style([
  button,
  {
    background: vars.color.accent,
    color: vars.color.onAccent,
    ":disabled": { background: vars.color.line, color: vars.color.inkSoft, filter: "none" },
  },
]);

export const variants = styleVariants({
  primary: [base, filled],
  /** Ends something for good. */
  danger: [
    base,
    {
      background: vars.color.negative,
      color: vars.color.page,
      ":disabled": { background: vars.color.line, color: vars.color.inkSoft, filter: "none" },
    },
  ],
  secondary: [
    base,
    {
      background: "transparent",
      color: vars.color.inkStrong,
      borderColor: vars.color.inputLine,
      ":disabled": { color: vars.color.inkSoft, filter: "none" },
    },
  ],
  quiet: [
    base,
    {
      background: "transparent",
      color: vars.color.inkStrong,
      padding: vars.space[8],
      minHeight: vars.size.touch,
      ":disabled": { color: vars.color.inkSoft, filter: "none" },
    },
  ],
});

export const wide = style({ width: "100%" });

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

/** Shown while the button's action is pending. The button looks busy rather than faded, in case it is tapped again. */
export const spinner = style({
  flex: "none",
  width: "20px",
  height: "20px",
  border: "2.5px solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: vars.radius.full,
  animation: `${turn} 800ms linear infinite`,
  "@media": {
    "(prefers-reduced-motion: reduce)": { borderStyle: "dotted", borderInlineEndColor: "currentColor" },
  },
});

const redent = when("shape", "redent");
/** Of a bar that stays in view (`block.stuck`). */
const under = "var(--under,none)";

globalStyle(`${redent} ${button}`, { borderRadius: 0 });
globalStyle(`${redent} ${filled}`, {
  background: `${fillWithin(vars.color.accent)}, ${under}`,
  borderImage: stepped("accent", "accent"),
});
globalStyle(`${redent} ${variants.danger}`, {
  background: `${fillWithin(vars.color.negative)}, ${under}`,
  borderImage: stepped("negative", "negative"),
});
globalStyle(`${redent} ${filled}:disabled, ${redent} ${variants.danger}:disabled`, {
  background: under,
  borderImage: stepped("line", "line"),
});
globalStyle(`${redent} ${variants.secondary}`, framed("accent", "none"));
