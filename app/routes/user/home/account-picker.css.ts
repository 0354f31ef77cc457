import { globalStyle, style } from "@vanilla-extract/css";
import { short } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";
import { currency } from "~/components/money.css";

/** Lower on short screens, so that the amount and the button stay in view. */
export const ROW = "3.5rem";
export const LOW_ROW = "3.125rem";

export const picker = style({ minWidth: 0 });

export const legend = style({
  width: "100%",
  marginBottom: vars.space[4],
  ...block.caption,
  textAlign: "center",
});

/** Three rows are visible. The selected one snaps to the middle, even the first and the last. */
export const list = style([
  part("reel"),
  {
    position: "relative",
    height: `calc(3 * ${ROW} + 2px)`,
    paddingBlock: ROW,
    marginBottom: vars.space[4],
    overflowY: "auto",
    overscrollBehavior: "contain",
    scrollBehavior: "smooth",
    scrollSnapType: "y mandatory",
    scrollbarWidth: "none",
    background: vars.color.sunken,
    border: `1px solid ${vars.look.cardEdge}`,
    selectors: {
      "&[data-invalid]": { borderColor: vars.color.negative },
      "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" },
    },
    "@supports": {
      "not selector(:has(*))": {
        ":focus-within": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" },
      },
    },
    "@media": { [short]: { height: `calc(3 * ${LOW_ROW} + 2px)`, paddingBlock: LOW_ROW } },
  },
]);

export const option = style([
  part("option"),
  {
    position: "relative",
    display: "grid",
    alignContent: "center",
    minHeight: ROW,
    paddingInline: vars.space[8],
    marginInline: "2px",
    scrollSnapAlign: "center",
    color: vars.color.inkSoft,
    border: "1px solid transparent",
    textAlign: "center",
    cursor: "pointer",
    selectors: { "&:has(:checked)": { background: vars.color.overlay, color: vars.color.inkPlain } },
    "@media": {
      [short]: { minHeight: LOW_ROW },
      "(forced-colors: active)": {
        selectors: { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
      },
    },
  },
]);

export const radio = style({
  position: "absolute",
  opacity: 0,
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  cursor: "pointer",
});

export const name = style({
  ...block.oneLine,
  fontSize: `min(${vars.type[15]}, 5vw)`,
  lineHeight: vars.leading.body,
});

export const placeholder = style({ fontSize: `min(${vars.type[15]}, 5vw)` });

/** Never under 14 px, and never truncated. */
export const amount = style({
  fontSize: `max(14px, min(${vars.type[14]}, 4.1vw))`,
  lineHeight: vars.leading.body,
  whiteSpace: "nowrap",
});

/** The amount to be moved names it: beside each balance it would not fit with eight digits of kip. */
globalStyle(`${amount} ${currency}`, { position: "absolute", clipPath: "inset(50%)" });

globalStyle(`${radio}:checked ~ ${name}`, {
  color: "var(--chosen, var(--ink-strong))",
  fontWeight: vars.weight.strong,
});
