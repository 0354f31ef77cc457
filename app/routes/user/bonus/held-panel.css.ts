import { globalStyle, style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";
import { currency } from "~/components/money.css";

export const caption = style(block.caption);

export const received = style({ ...block.column, ...block.aligned });

export const state = style({
  ...block.row,
  justifyContent: vars.look.justify,
  gap: vars.space[8],
  color: vars.color.positive,
  fontSize: vars.type[15],
});

export const name = style({ ...block.strong, fontSize: vars.type[18], overflowWrap: "anywhere" });

/** Breaks between facts, not within one. Dots stand between facts, and are cut off where a fact begins a line. */
export const facts = style([
  caption,
  { ...block.wrap, justifyContent: vars.look.justify, columnGap: "1em", overflow: ["hidden", "clip"] },
]);

export const fact = style({ position: "relative" });

export const dot = style({ position: "absolute", insetInlineStart: "-.65em" });

export const inside = style({ ...block.column, gap: vars.space[12] });

export const bound = style({
  display: "flex",
  justifyContent: vars.look.justify,
  gap: vars.space[8],
  ...block.strong,
  fontSize: vars.type[15],
});

export const sign = style({ flex: "none", color: vars.color.accent, lineHeight: 0, marginTop: "2px" });

/** Money in a sentence looks like its words. */
export const sums = style({ fontSize: vars.type[15] });

globalStyle(`${sums} *`, { color: "inherit", fontSize: "inherit", fontWeight: "inherit" });
globalStyle(`${sums} ${currency}`, { whiteSpace: "nowrap" });

export const either = style([caption, block.aligned, { marginTop: `calc(-1 * ${vars.space[8]})` }]);

export const ways = style({ ...block.column, borderBlock: `1px solid ${vars.color.line}` });

export const way = style({
  display: "flex",
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } },
});

export const heading = style({ ...block.strong, display: "block" });

export const until = style({ fontSize: vars.type[15] });

export const form = style({ display: "grid", gap: vars.space[8] });

/** A destructive button: neither primary nor a plain secondary one. */
export const danger = style([
  part("danger"),
  { selectors: { "&&": { borderColor: vars.color.negative, color: vars.color.negative } } },
]);

export const unread = style({ gap: vars.space[8], ...block.aligned });
