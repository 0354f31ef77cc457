import { globalStyle, style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const howto = style({
  ...block.column,
  gap: vars.space[16],
  width: "100%",
  marginInline: "auto",
  "@media": { [desktop]: { maxWidth: "62rem" } },
});

export const heading = style(block.aligned);

export const films = style([
  part("films"),
  {
    ...block.column,
    gap: vars.space[8],
    padding: 0,
    listStyle: "none",
    "@media": { [desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space[16] } },
  },
]);

export const film = style([
  part("film"),
  {
    position: "relative",
    display: "grid",
    alignItems: "center",
    gap: "0 14px",
    height: "100%",
    ...block.plate,
    ...block.press,
    background: vars.color.raised,
    color: vars.color.inkPlain,
    textDecoration: "none",
  },
]);

/** What the video shows, drawn by the brand; its own poster waits in the player. */
export const art = style([
  part("film-art"),
  { background: "center no-repeat", backgroundColor: vars.color.sunken },
]);

export const words = style({
  display: "grid",
  justifyItems: "inherit",
  minWidth: 0,
  paddingBlock: vars.space[8],
});

export const title = style({
  fontSize: vars.type[16],
  fontWeight: vars.look.headingWeight,
  lineHeight: vars.leading.body,
});

export const watch = style({
  ...block.row,
  justifyContent: "inherit",
  gap: "6px",
  ...block.caption,
});

globalStyle(`${watch} > [data-icon]`, { color: vars.color.accent });

export const notYet = style(block.caption);
