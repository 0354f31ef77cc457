import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

/** A plate with the lines of how an amount is made up. */
export const plate = style({ gap: vars.space[12] });

export const parts = style({ paddingBlock: `0.875rem ${vars.space[8]}` });

export const heading = style({ ...block.strong, fontSize: vars.type[18], lineHeight: 1.5 });

export const meter = style({
  position: "relative",
  height: "1.5rem",
  background: vars.color.sunken,
  border: `1px solid ${vars.color.inputLine}`,
});

/** The brand's woven line, as far as the money reaches. */
export const woven = style({
  display: "block",
  background: `var(--band) left center / auto 100% repeat-x ${vars.color.accentTint}`,
  borderInlineEnd: `2px solid ${vars.color.accent}`,
});

/** Its length tells a balance too. */
globalStyle(`[data-balances="hidden"] :is(${woven}, rect)`, { visibility: "hidden" });

export const scale = style({ ...block.apart, gap: `0 ${vars.space[12]}`, ...block.caption });

export const end = style({ display: "flex", gap: vars.space[4] });

export const figure = style({ ...block.strong, fontVariantNumeric: "tabular-nums" });

export const split = style({ display: "grid" });

const row = style({
  ...block.apart,
  alignItems: "baseline",
  gap: `0 ${vars.space[12]}`,
  paddingBlock: "5px",
  fontSize: vars.type[15],
});

export const term = style({ color: vars.color.inkSoft });

export const value = style({ marginInlineStart: "auto", color: vars.color.inkStrong });

export const rows = styleVariants({
  plain: [row],
  games: [row, { fontWeight: vars.weight.strong }],
  total: [row, { borderTop: `1px solid ${vars.color.line}`, fontWeight: vars.weight.strong }],
});

globalStyle(`${rows.games} > :is(${term}, ${value})`, { color: vars.color.accent });
globalStyle(`${rows.total} > ${term}`, { color: vars.color.inkStrong });

export const bar = style({ display: "block", marginBlock: `2px ${vars.space[8]}` });

export const barMain = style({ fill: vars.color.inkSoft });

export const barGames = style({ fill: vars.color.accent });

export const note = style(block.caption);
