import { style } from "@vanilla-extract/css";
import { desktop, largeText, lowPhone, phone } from "themes/media";
import { block, vars } from "themes/vars.css";
import { opener } from "~/chat/opening/chat-opener.css";
import { guestFrame, posterFrame, TABS, TOP } from "./frame.css";

export const skip = style({
  position: "absolute",
  left: "-999rem",
  padding: vars.space[12],
  background: vars.color.raised,
  ":focus": { left: vars.space[8], top: vars.space[8], zIndex: 6 },
});

export const top = style({
  position: "sticky",
  top: 0,
  zIndex: 3,
  background: vars.color.page,
  selectors: {
    [`${posterFrame} > &`]: { position: "relative", background: "none", color: vars.look.posterInk },
  },
  "@media": {
    print: { display: "none" },
    [lowPhone]: { position: "static" },
    [desktop]: {
      gridArea: "top",
      position: "relative",
      zIndex: 4,
      background: "none",
      selectors: { [`${posterFrame} > &`]: { paddingInline: vars.space[24] } },
    },
  },
});

export const topRow = style({
  ...block.row,
  gap: vars.space[4],
  ...block.middle,
  minHeight: TOP,
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  "@media": {
    [desktop]: {
      maxWidth: "none",
      paddingInline: vars.space[32],
      selectors: {
        [`${guestFrame} &, ${posterFrame} &`]: { minHeight: "80px", paddingInlineEnd: vars.space[8] },
      },
    },
  },
});

export const brand = style({
  minWidth: "44px",
  minHeight: vars.size.touch,
  marginInlineEnd: "auto",
  ...block.row,
  gap: vars.space[8],
  ...block.strong,
  fontSize: `min(${vars.type[18]}, 20px)`,
  textDecoration: "none",
  selectors: { [`${posterFrame} &`]: { color: vars.look.posterInk } },
});

export const logo = style({ width: "auto", height: "32px", maxWidth: "10rem", objectFit: "contain" });

export const mark = style({ width: "32px", height: "32px", flex: "none", objectFit: "contain" });

/** On one line; one that is too long is truncated visually but read out in full. Large text leaves room for the mark. */
export const name = style([
  block.oneLine,
  {
    "@media": {
      [largeText]: {
        selectors: {
          [`${brand}:has(+ ${opener}) > img + &`]: { position: "absolute", clipPath: "inset(50%)" },
        },
      },
    },
  },
]);

export const content = style({
  flex: 1,
  ...block.middle,
  padding: `${vars.space[4]} ${vars.space[16]} calc(${TABS} + env(safe-area-inset-bottom) + ${vars.space[32]})`,
  ":focus": { outline: "none" },
  selectors: { [`${posterFrame} > &`]: { paddingTop: 0 } },
  "@media": {
    [phone]: {
      selectors: {
        "[data-alone] > &": {
          display: "flex",
          flexDirection: "column",
          paddingBlock: `0 calc(${vars.space[16]} + env(safe-area-inset-bottom))`,
        },
      },
    },
    [lowPhone]: { paddingBottom: vars.space[16] },
    [desktop]: {
      gridArea: "main",
      maxWidth: "74rem",
      padding: `0 ${vars.space[32]} ${vars.space[32]}`,
      selectors: { [`${posterFrame} > &`]: { display: "grid", alignContent: "center", maxWidth: "29rem" } },
    },
  },
});

/** As high as the phone, so that the screen's own bar stands at the bottom. */
export const stepContent = style([
  content,
  {
    "@media": {
      [phone]: {
        display: "flex",
        flexDirection: "column",
        paddingBottom: 0,
      },
      [lowPhone]: { selectors: { "&&": { paddingBottom: vars.space[16] } } },
    },
  },
]);

/** A tool in the top bar or in a card's head. */
export const action = style({ ...block.iconTool, color: "inherit", borderRadius: vars.radius.full });
