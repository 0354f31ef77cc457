import { globalStyle, style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
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
