import { globalStyle, style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const caption = style({ ...block.caption, fontWeight: vars.weight.plain });

export const receive = style({
  ...block.wrap,
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[12]}`,
});

globalStyle(`${receive} > [role=alert]`, { flex: "1 1 100%" });

export const words = style({ flex: "1 1 8rem", minWidth: 0 });

export const amount = style({
  color: vars.color.inkStrong,
  fontSize: `min(${vars.type[22]}, 7vw)`,
  fontWeight: vars.look.amountWeight,
});

export const button = style({ marginInlineStart: "auto" });

export const reason = style({ flex: "1 1 100%", fontSize: vars.type[15] });

export const unread = style({ gap: vars.space[8], justifyItems: "start" });

/** Not sticky on short screens, where it would cover too much. */
export const foot = style({ "@media": { "screen and (max-height: 599px)": { position: "static" } } });

export const link = style({ flex: "1 1 100%", ...block.column, gap: vars.space[8] });

export const box = style([
  part("input"),
  {
    padding: `${vars.space[8]} ${vars.space[12]}`,
    background: vars.color.sunken,
    color: vars.color.inkStrong,
    border: `1px solid ${vars.color.inputLine}`,
    borderRadius: vars.look.radiusField,
    fontSize: vars.type[15],
    overflowWrap: "anywhere",
    userSelect: "all",
  },
]);

/** Side by side while both labels fit. */
export const ways = style({
  ...block.wrap,
  gap: vars.space[8],
  "@media": { "(scripting: none)": { display: "none" } },
});

globalStyle(`${ways} > button`, { flex: "1 1 9rem" });

/** Reserves the buttons' height before they are there. */
export const measure = style({ height: vars.size.control });
