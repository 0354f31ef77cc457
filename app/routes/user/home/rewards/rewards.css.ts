import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";
import { card } from "~/components/card.css";
import { body } from "~/components/dialog.css";

export const banners = style([body, { flex: "0 0 auto" }]);

export const withScript = style(block.withScript);

export const note = style({ paddingBlock: vars.space[8], color: vars.color.inkSoft, ...block.aligned });

export const couldNotRead = style({ display: "grid", gap: vars.space[8] });

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: vars.type[15],
  fontVariantNumeric: "tabular-nums",
  selectors: { "[data-kind] + &": { marginTop: vars.space[12] } },
});

export const column = style({
  padding: `0 ${vars.space[8]} 6px 0`,
  ...block.caption,
  fontWeight: vars.weight.plain,
  textAlign: "start",
});

export const lastColumn = style([column, { paddingInlineEnd: 0, textAlign: "end" }]);

export const cell = style({
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} 0`,
  color: vars.color.inkStrong,
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
});

export const name = style({ display: "block" });

export const time = style(block.caption);

export const amountCell = style([cell, { paddingInlineEnd: 0, textAlign: "end", whiteSpace: "nowrap" }]);

export const strip = style([card, { paddingBlock: vars.space[8], gap: vars.space[8] }]);

export const stripRow = style({ ...block.apart, alignItems: "center", gap: vars.space[8] });

export const stripWords = style({ flex: "1 1 8rem", fontSize: vars.type[15] });

export const stripAmount = style({ display: "block", color: vars.color.inkStrong });
