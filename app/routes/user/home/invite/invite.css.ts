import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, short } from "themes/media";
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

/** On a desktop the card stands beside what it has brought. */
export const columns = style({
  ...block.column,
  gap: vars.space[16],
  alignItems: "start",
  "@media": { [desktop]: { gridTemplateColumns: "21rem minmax(0, 1fr)", gap: "2.5rem" } },
});

export const column = style({ ...block.column, gap: vars.space[16], minWidth: 0 });

export const card = style({ ...block.column, minWidth: 0, justifyItems: "center" });

export const picture = style({ width: "100%", maxWidth: "25rem", height: "auto" });

/** What it is with its button, and beneath them the link in full. */
export const link = style({
  ...block.apart,
  alignItems: "center",
  width: "100%",
  maxWidth: "25rem",
  gap: `0 ${vars.space[12]}`,
  marginTop: vars.space[12],
  borderBlock: `1px solid ${vars.color.line}`,
});

export const address = style({
  flexBasis: "100%",
  minWidth: 0,
  paddingBottom: vars.space[12],
  color: vars.color.inkStrong,
  fontSize: vars.type[15],
  overflowWrap: "anywhere",
  userSelect: "all",
});

export const copy = style({ marginInlineStart: "auto", fontSize: vars.type[15] });

/** Reserves the button's height before it is there. */
export const measure = style({ height: vars.size.touch });

/** Side by side while both labels fit. */
export const way = style({
  flex: "1 1 8rem",
  "@media": { [short]: { minHeight: "48px" } },
});

/** Without script nothing is shared. */
export const beside = style({ "@media": { "(scripting: none)": { display: "none" } } });
