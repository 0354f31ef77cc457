import { style } from "@vanilla-extract/css";
import { low } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

/** The parts of a screen that says how something has ended: crest, band, words, facts. */

/** Across the page's padding. */
export const crest = style({ marginInline: `calc(-1 * ${vars.space[16]})` });

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
