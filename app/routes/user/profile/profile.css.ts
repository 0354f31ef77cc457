import { globalStyle, style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const profile = style({ ...block.column, gap: vars.space[24] });

/** On a desktop side by side, as many as there are. */
export const thirds = style({
  ...block.column,
  gap: vars.space[24],
  alignItems: "start",
  "@media": {
    [desktop]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(17rem, 1fr))",
      gap: `${vars.space[24]} 2.5rem`,
    },
  },
});

export const third = style({ ...block.column, "@media": { [desktop]: { gap: vars.space[12] } } });

export const account = style({ gap: vars.space[4], overflowWrap: "anywhere" });

export const bank = style(block.strong);

export const thaiName = style(block.caption);

export const number = style({ fontSize: `min(${vars.type[22]}, 7vw)`, fontWeight: vars.look.amountWeight });

export const row = style({
  ...block.apart,
  alignItems: "center",
  columnGap: vars.space[12],
  minHeight: vars.size.touch,
});

/** Its words stand on the line of the term before it. */
export const link = style({
  ...block.textLink,
  flexWrap: "wrap",
  alignItems: "baseline",
  alignContent: "center",
  gap: vars.space[8],
  marginBlock: "-7px",
  fontWeight: vars.weight.strong,
});

globalStyle(`${link} > [data-icon]`, { alignSelf: "center" });

export const empty = style({ color: vars.color.inkSoft });

/** A picture of the brand's, the member before it and, from a tablet's width, what can be done at the line's end. */
export const me = style([part("me"), { position: "relative", ...block.column }]);

export const art = style([part("me-art"), { display: "block" }]);

export const who = style([
  part("me-who"),
  {
    position: "relative",
    ...block.wrap,
    alignItems: "center",
    gap: `${vars.space[12]} ${vars.space[16]}`,
    paddingBlock: `${vars.space[16]} ${vars.space[12]}`,
  },
]);

/** The first letter of the name, in place of a photo. */
export const face = style([
  part("face"),
  {
    flex: "none",
    ...block.centred,
    width: "72px",
    height: "72px",
    background: vars.color.accentTint,
    color: vars.color.accent,
    borderRadius: vars.look.radiusControl,
    fontSize: "34px",
    fontWeight: vars.weight.strong,
    lineHeight: 1,
  },
]);

export const words = style({ flex: "1 1 9rem", minWidth: 0 });

export const name = style({ fontSize: vars.type[22], lineHeight: 1.5, overflowWrap: "anywhere" });

export const since = style({ ...block.caption, fontVariantNumeric: "tabular-nums" });

export const edit = style({
  flex: "1 1 100%",
  minHeight: "3rem",
  "@media": {
    "screen and (min-width: 640px)": {
      flex: "none",
      marginInlineStart: "auto",
      paddingInline: vars.space[24],
    },
  },
});

export const fold = style([part("fold")]);
