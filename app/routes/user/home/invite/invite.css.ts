import { globalStyle, style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { block, vars } from "themes/vars.css";
import { plate } from "~/components/card.css";

export const caption = style({ ...block.caption, fontWeight: vars.weight.plain });

export const receive = style({
  ...block.wrap,
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[12]}`,
});

globalStyle(`${receive} > [role=alert]`, { flex: "1 1 100%" });

export const words = style({ flex: "1 1 8rem", minWidth: 0 });

export const amount = style(block.amount);

export const button = style({ marginInlineStart: "auto" });

export const reason = style({ flex: "1 1 100%", fontSize: vars.type[15] });

/** On a desktop the card stands beside the bonus and the list. */
export const columns = style({
  ...block.column,
  gap: vars.space[16],
  alignItems: "start",
  "@media": { [desktop]: { gridTemplateColumns: "21rem minmax(0, 1fr)", gap: "2.5rem" } },
});

export const column = style({ ...block.column, gap: vars.space[16], minWidth: 0 });

export const card = style({ ...block.column, minWidth: 0, justifyItems: "center" });

/** The brand's ground, as on the picture that is shared. */
export const picture = style([
  plate,
  {
    ...block.column,
    justifyItems: "center",
    gap: vars.space[4],
    width: "100%",
    maxWidth: "25rem",
    padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[16]}`,
    overflow: "hidden",
    background: vars.look.posterGround,
    color: vars.look.posterInk,
    textAlign: "center",
  },
]);

/** A camera needs black on white. */
export const code = style({
  width: "13rem",
  maxWidth: "100%",
  background: "#fff",
  color: "#000",
  fill: "#000",
  shapeRendering: "crispEdges",
});

export const cardTitle = style({
  marginTop: vars.space[12],
  fontSize: vars.type[18],
  fontWeight: vars.look.headingWeight,
});

/** The heading with the copy button, and beneath them the whole link. */
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
