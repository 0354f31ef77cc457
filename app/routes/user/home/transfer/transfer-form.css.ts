import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { vars } from "themes/vars.css";

export const pickers = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 32px minmax(0, 1fr)",
  alignItems: "start",
});

/** At the height of the pickers' middle, where the selected accounts are. */
export const arrow = style([
  part("way"),
  {
    display: "grid",
    placeItems: "center",
    paddingTop: "6.4rem",
    color: vars.color.accent,
    "@media": { "screen and (max-height: 599px)": { paddingTop: "5.85rem" } },
  },
]);

export const preview = style([
  part("plate"),
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    padding: `${vars.space[8]} ${vars.space[4]}`,
    background: vars.look.cardGround,
    border: `1px solid ${vars.look.cardEdge}`,
    borderRadius: vars.look.radiusCard,
    fontSize: vars.type[14],
    textAlign: "center",
    "@media": { "screen and (max-height: 599px)": { paddingBlock: 0 } },
  },
]);

/** Both amounts at the bottom, on one line, however many lines the names take. */
export const previewRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "space-between",
  minWidth: 0,
  paddingInline: vars.space[4],
});
export const previewAmount = style({
  color: vars.color.inkStrong,
  fontSize: `max(15px, min(${vars.type[16]}, 4.6vw))`,
  fontWeight: vars.weight.strong,
  whiteSpace: "nowrap",
});
