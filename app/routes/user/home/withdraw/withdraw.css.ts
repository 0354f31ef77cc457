import { style } from "@vanilla-extract/css";
import { largeText, short } from "themes/media";
import { block, vars } from "themes/vars.css";
import { plate } from "~/components/card.css";
import { looks, sum } from "~/components/fact.css";

/** A line of facts: with large text only as high as a thumb needs, so that the amount is in view. */
export const line = style({
  paddingBlock: "2px",
  "@media": { [short]: { minHeight: "2.5rem" }, [largeText]: { minHeight: "44px" } },
});

export const link = style(block.wordLink);

/** The only account to choose, shown as selected. */
export const source = style({
  position: "relative",
  minWidth: 0,
  selectors: { "&:has(:focus-visible)": block.focusRing },
  "@supports": { "not selector(:has(*))": { ":focus-within": block.focusRing } },
});

/** A line like those of the facts below it. */
export const choice = style([
  looks.tall.fact,
  line,
  { selectors: { "&&": { minHeight: `min(${vars.size.touch}, 44px)` } } },
]);

export const choiceName = looks.tall.term;

export const choiceAmount = style([looks.tall.value, sum]);

export const radio = style(block.unseenControl);

export const hint = style(block.caption);

export const amount = style(block.aligned);

export const what = style([amount, { color: vars.color.inkSoft, fontSize: vars.type[15] }]);

export const payee = style([
  plate,
  {
    display: "flex",
    gap: vars.space[12],
    padding: `${vars.space[12]} ${vars.space[16]}`,
    overflowWrap: "anywhere",
  },
]);

export const words = style({ display: "grid", gap: vars.space[4], minWidth: 0 });

export const bank = style(block.strong);

export const number = style({ color: vars.color.inkSoft, whiteSpace: "nowrap" });

export const digits = style({
  ...block.amount,
  fontVariantNumeric: "tabular-nums",
});

/** The total, under a line of its own. */
export const result = style([line, { borderTop: `1px solid ${vars.color.accent}`, marginTop: "-1px" }]);
