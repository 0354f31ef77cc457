import { globalStyle, style } from "@vanilla-extract/css";
import { drawing } from "themes/drawing";
import { framed } from "themes/frames";
import { desktop, phone, tablet } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";
import { band } from "~/components/band.css";
import * as faces from "~/components/face.css";

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
export const me = style({ position: "relative", ...block.column });

export const art = style({ display: "block" });

export const who = style({
  position: "relative",
  ...block.wrap,
  alignItems: "center",
  gap: `${vars.space[12]} ${vars.space[16]}`,
  paddingBlock: `${vars.space[16]} ${vars.space[12]}`,
});

/** The first letter of the name, in place of a photo. */
export const face = style([
  faces.face,
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
    [tablet]: {
      flex: "none",
      marginInlineStart: "auto",
      paddingInline: vars.space[24],
    },
  },
});

/** Roof: the member stands on a plate over the woven line. */
const roof = when("card", "roof");

globalStyle(`${roof} ${me}`, framed("accent", "raised"));
globalStyle(`${roof} ${who}`, {
  paddingInline: vars.space[16],
  "@media": { [phone]: { flexDirection: "column", textAlign: "center" } },
});
globalStyle(`${roof} ${who} > *`, { "@media": { [phone]: { flex: "none" } } });
globalStyle(`${roof} ${who} > ${edit}`, { "@media": { [phone]: { width: "100%" } } });

/** Silk: the member stands on a cloth with its hem. */
const silk = when("card", "silk");

globalStyle(`${silk} ${art}, ${silk} ${who}`, { gridArea: "1 / 1" });
globalStyle(`${silk} ${art}`, {
  borderRadius: `${vars.look.radiusCard} ${vars.look.radiusCard} 0 0`,
  background: vars.color.accent,
  "@media": {
    "(min-width: 640px)": {
      background: `${vars.color.accent} ${drawing("page-silk")} right 14rem bottom no-repeat`,
    },
  },
});
globalStyle(`${silk} ${who}`, {
  vars: {
    [vars.color.inkStrong]: vars.color.onAccent,
    [vars.color.inkSoft]: vars.color.onAccentSoft,
    [vars.color.inputLine]: vars.color.onAccentSoft,
    [vars.color.focus]: vars.color.onAccent,
  },
  padding: "1.25rem 1.25rem 0.75rem",
});
globalStyle(`${silk} ${who} > ${edit}`, { background: vars.color.accent });
globalStyle(`${silk} ${who} > ${face}`, { background: vars.color.onAccent });
globalStyle(`${silk} ${me} > ${band}`, { marginTop: "-1px" });

/** Shore: the member stands on the bank of a river. */
const shore = when("card", "shore");

globalStyle(`${shore} ${me}`, {
  marginInline: `calc(-1 * ${vars.space[16]})`,
  "@media": { [desktop]: { margin: "-0.75rem -2rem 0" } },
});
globalStyle(`${shore} ${art}`, {
  height: "132px",
  background: `${drawing("profile-shore")} 40% bottom / auto 100% no-repeat`,
  "@media": { [desktop]: { height: "206px" } },
});
globalStyle(`${shore} ${who}`, {
  padding: `0 ${vars.space[16]}`,
  "@media": { [desktop]: { paddingInline: vars.space[32] } },
});
globalStyle(`${shore} ${me} > ${band}`, { display: "none" });
