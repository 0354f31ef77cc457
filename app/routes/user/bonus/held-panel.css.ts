import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const state = style({
  ...block.row,
  gap: vars.space[8],
  color: vars.color.positive,
  fontSize: vars.type[15],
});

export const name = style({ ...block.strong, fontSize: vars.type[18], overflowWrap: "anywhere" });

export const form = style({ ...block.column, gap: vars.space[8], marginTop: vars.space[8] });

/** A destructive button: neither primary nor a plain secondary one. */
export const danger = style([
  part("danger"),
  { selectors: { "&&": { borderColor: vars.color.negative, color: vars.color.negative } } },
]);

export const unread = style({ gap: vars.space[8], ...block.aligned });
