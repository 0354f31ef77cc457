import { style, styleVariants } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";
import { card } from "~/components/card.css";

export const slips = style({ display: "grid", gap: vars.space[12] });

const row = style([card, { gap: vars.space[8] }]);

export const rows = styleVariants({
  processing: [row, { borderColor: vars.color.warning }],
  success: [row],
  failed: [row, { borderColor: vars.color.negative }],
});

export const top = style({
  ...block.apart,
  alignItems: "center",
  gap: vars.space[8],
  color: vars.color.inkStrong,
});

export const amount = style({ fontSize: vars.type[18], fontWeight: vars.weight.strong });

const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  fontWeight: vars.weight.strong,
});

export const badges = styleVariants({
  processing: [badge, { color: vars.color.warning }],
  success: [badge, { color: vars.color.positive }],
  failed: [badge, { color: vars.color.negative }],
});

export const times = style({ ...block.caption, fontVariantNumeric: "tabular-nums" });

export const ago = style({ whiteSpace: "nowrap" });

export const reason = style(block.strong);

export const acts = style({ ...block.apart, alignItems: "center", gap: vars.space[8] });

export const view = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  ...block.strong,
  textDecoration: "underline",
});
