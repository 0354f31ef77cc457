import { keyframes, style } from "@vanilla-extract/css";
import { low } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

/** The parts of a screen that says how something has ended: crest, band, words, facts. */

/** The wallet card's drawing with a seal, across the page's padding: filled when done, open until then. */
export const crest = style([
  part("crest"),
  {
    position: "relative",
    flex: "none",
    marginInline: `calc(-1 * ${vars.space[16]})`,
    "@media": { [low]: { display: "none" } },
  },
]);

const draw = keyframes({ from: { clipPath: "inset(0 100% 0 0)" } });

/** The success sign is animated once. */
export const seal = style([
  part("seal"),
  {
    position: "absolute",
    insetInlineStart: "50%",
    display: "grid",
    transform: "translate(-50%, -50%)",
    selectors: {
      '[data-seal="positive"] > &': {
        animation: `${draw} 450ms ease-out 150ms backwards`,
      },
    },
  },
]);

export const fold = style([
  part("fold"),
  {
    flex: "none",
    width: `calc(100% + 2 * ${vars.space[16]})`,
    marginInline: `calc(-1 * ${vars.space[16]})`,
    selectors: { '[data-seal]:not([data-seal="positive"]) + &': { opacity: 0.55 } },
    "@media": { [low]: { display: "none" } },
  },
]);

export const words = style({
  ...block.column,
  gap: vars.space[4],
  paddingTop: vars.space[8],
  ...block.aligned,
  textWrap: "balance",
});

export const facts = style([part("facts"), { marginBlock: vars.space[12], paddingBlock: vars.space[4] }]);

/** At the bottom of a phone. */
export const next = style({
  display: "grid",
  gap: vars.space[8],
  marginTop: "auto",
  paddingTop: vars.space[12],
  "@media": { print: { display: "none" } },
});
