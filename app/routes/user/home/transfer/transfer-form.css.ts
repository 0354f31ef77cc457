import { style } from "@vanilla-extract/css";
import { short } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const pickers = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 32px minmax(0, 1fr)",
  alignItems: "start",
});

/** At the height of the pickers' middle, where the selected accounts are. */
export const arrow = style([
  part("way"),
  {
    ...block.centred,
    paddingTop: "6.4rem",
    color: vars.color.accent,
    "@media": { [short]: { paddingTop: "5.85rem" } },
  },
]);

export const preview = style([
  part("plate"),
  part("after"),
  {
    padding: `${vars.space[8]} min(${vars.space[16]}, 4vw)`,
    ...block.plate,
    fontSize: vars.type[14],
    ...block.aligned,
    "@media": { [short]: { paddingBlock: vars.space[4] } },
  },
]);

export const previewHead = style({ ...block.caption, fontWeight: vars.weight.plain });

export const previewRows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: `min(${vars.space[8]}, 2vw)`,
});

/** Both amounts at the bottom, on one line, however many lines the names take. */
export const previewRow = style({
  ...block.column,
  alignContent: "space-between",
  minWidth: 0,
});

export const previewAmount = style({
  ...block.strong,
  fontSize: `max(15px, min(${vars.type[16]}, 4.6vw))`,
  whiteSpace: "nowrap",
});
