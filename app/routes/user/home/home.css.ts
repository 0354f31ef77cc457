import { globalStyle, style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

/** Four side by side, or two by two if larger text would break words; never three and one. */
export const tiles = style({
  display: "grid",
  gap: "var(--gap, 0px)",
  gridTemplateColumns:
    "repeat(auto-fit, minmax(clamp(24.9% - .75 * var(--gap, 0px), (17rem - 100%) * 999, 49.9% - .5 * var(--gap, 0px)), 1fr))",
});

export const tile = style({
  ...block.row,
  height: "100%",
  minHeight: vars.size.touch,
  color: vars.color.inkPlain,
  fontSize: vars.type[14],
  textDecoration: "none",
  ...block.press,
});

export const tileSign = style({ color: vars.color.accent });

export const tileTitle = style({ display: "block", color: vars.color.inkStrong });

/** A tile that is a button instead of a link. */
export const refreshTile = style([
  tile,
  {
    width: "100%",
    paddingInline: 0,
    border: 0,
    background: "transparent",
    font: "inherit",
    textAlign: "inherit",
    ":disabled": { opacity: 0.6, transform: "none" },
  },
]);

export const home = style({ display: "grid", gap: vars.space[8], minWidth: 0 });

export const columns = style({
  ...block.column,
  gap: vars.space[24],
  minWidth: 0,
  "@media": { [desktop]: { gridTemplateColumns: "24rem minmax(0, 1fr)", gap: "2.5rem" } },
});

/** The card and the tiles below it; on a desktop sticky while the games scroll. */
export const walletColumn = style({
  ...block.column,
  gap: vars.space[16],
  alignContent: "start",
  minWidth: 0,
});

/** Hidden until all tiles have arrived, which the beginning of the shelves shows (shell/frame.css.ts). */
globalStyle(`${walletColumn}:not(:has(+ *)) > ${tiles}`, { visibility: "hidden" });

export const shelves = style({
  ...block.column,
  gap: vars.space[24],
  alignContent: "start",
  minWidth: 0,
  "@media": { [desktop]: { gap: vars.space[4] } },
});

/** Shown instead of the figures when the wallet cannot be read. */
export const couldNotRead = style({ gap: vars.space[12] });

/** Roof: tiles are cells between lines. */
const roof = when("card", "roof");

globalStyle(`${roof} ${tiles}`, { borderBlock: `1px solid ${vars.color.accentSoft}` });
globalStyle(`${roof} ${tile}`, {
  flexDirection: "column",
  gap: vars.space[4],
  padding: "0.75rem 0.25rem",
  textAlign: "center",
});
globalStyle(`${roof} ${tiles} > * + *`, { borderInlineStart: `1px solid ${vars.color.line}` });

/** Silk: tiles are arches. */
const silk = when("card", "silk");

globalStyle(`${silk} ${tiles}`, { vars: { "--gap": "0.625rem" } });
globalStyle(`${silk} ${tile}`, {
  flexDirection: "column",
  gap: "0.375rem",
  padding: "1.375rem 1px 0.625rem",
  background: vars.color.sunken,
  borderRadius: "99px 99px 18px 18px",
  textAlign: "center",
});

/** Shore: tiles are rows, an icon beside its words. */
const shore = when("card", "shore");

globalStyle(`${shore} ${tiles}`, {
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))",
  columnGap: vars.space[16],
});
globalStyle(`${shore} ${tile}`, {
  gap: "0.625rem",
  minHeight: "3.75rem",
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.type[15],
});
globalStyle(`${shore} ${tileTitle}`, { fontWeight: vars.weight.plain });
