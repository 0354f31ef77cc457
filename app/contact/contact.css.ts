import { globalStyle, style } from "@vanilla-extract/css";
import { drawing } from "themes/drawing";
import { framed, steppedClip } from "themes/frames";
import { desktop, largeText } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";
import { link as chatLink } from "~/chat/opening/chat-link.css";
import { band } from "~/components/band.css";
import { gable, roofed } from "~/components/roofed.css";

/** Beside the open chat there is room for one column only. */
const besideChat = "screen and (min-width: 1024px) and (max-width: 1439.98px)";

/** On a desktop the LINE account is beside what the brand says. */
export const contact = style({
  ...block.column,
  gap: vars.space[16],
  "@media": {
    [desktop]: {
      gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 1fr)",
      gap: `${vars.space[16]} 2.5rem`,
      alignItems: "start",
      width: "100%",
      maxWidth: "65rem",
      marginInline: "auto",
    },
    [besideChat]: {
      selectors: {
        "html[data-chat=open] &": { gridTemplateColumns: "minmax(0, 1fr)", maxWidth: vars.size.column },
      },
    },
  },
});

export const heading = style({ gridColumn: "1 / -1", ...block.aligned });

/** The brand's own ground under its first words and the ways to reach it. */
export const here = style([roofed, { position: "relative", ...block.column }]);

export const art = style([gable, { display: "block" }]);

export const words = style({
  position: "relative",
  ...block.column,
  gap: vars.space[8],
  ":empty": { display: "none" },
});

globalStyle(`${words} :is(h1, h2, h3, h4), ${words} p:first-child strong`, {
  fontSize: vars.type[18],
  fontWeight: vars.look.headingWeight,
  lineHeight: vars.leading.body,
});

globalStyle(`${words} p:not(:first-child)`, { color: vars.color.inkSoft, fontSize: vars.type[15] });

export const ask = style({
  ...block.column,
  gap: vars.space[8],
  padding: vars.space[16],
  ":empty": { display: "none" },
});

export const foot = style({
  gridColumn: "1 / -1",
  ...block.apart,
  gap: `${vars.space[4]} ${vars.space[16]}`,
  color: vars.color.inkSoft,
  fontSize: vars.type[15],
});

export const link = style({ ...block.textLink, fontWeight: vars.weight.strong });

export const version = style({ alignSelf: "center", fontSize: vars.type[14] });

export const lineCard = style({
  ...block.column,
  alignItems: "center",
  justifyItems: "start",
  gap: "14px",
  minWidth: 0,
  padding: "14px",
  ...block.plate,
});

const stacked = {
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  textAlign: "center",
} as const;

/** The code at one side; under it where there is no room at its side, or room for a larger one. */
export const lineCardWithCode = style([
  lineCard,
  {
    gridTemplateColumns: "8rem minmax(0, 1fr)",
    "@media": {
      "screen and (max-width: 345px)": { gridTemplateColumns: "6.5rem minmax(0, 1fr)", gap: vars.space[8] },
      [largeText]: stacked,
      [desktop]: { ...stacked, padding: vars.space[24] },
    },
  },
]);

/** A QR code scans best on white, whatever the theme. */
export const qrCode = style({
  width: "100%",
  maxWidth: "200px",
  height: "auto",
  padding: vars.space[4],
  background: "#fff",
});

export const lineWords = style({ ...block.column, gap: vars.space[4], justifyItems: "inherit" });

export const lineHeading = style({ fontSize: vars.type[16] });

export const lineLink = style({ ...block.textLink, gap: vars.space[8], fontWeight: vars.weight.strong });

/** Roof: the first words stand under the brand's roof. */
const roof = when("card", "roof");

globalStyle(`${roof} ${words}`, { paddingInline: vars.space[16] });
globalStyle(`${roof} ${here} > ${band}`, { display: "none" });
globalStyle(`${roof} ${lineCard}`, framed("accentSoft", "raised"));
globalStyle(`${roof} ${qrCode}`, { clipPath: steppedClip });

/** Silk: they stand on a cloth over a pouch. */
const silk = when("card", "silk");

globalStyle(`${silk} ${here}`, {
  borderRadius: vars.look.radiusCard,
  overflow: "hidden",
  background: vars.color.raised,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
globalStyle(`${silk} :is(${art}, ${words})`, { gridArea: "1 / 1" });
globalStyle(`${silk} ${art}`, {
  background: `${vars.color.accent} ${drawing("page-silk")} right -2rem bottom / 8.5rem no-repeat`,
  "@media": { [largeText]: { backgroundImage: "none" } },
});
globalStyle(`${silk} ${words}`, {
  vars: {
    [vars.color.inkStrong]: vars.color.onAccent,
    [vars.color.inkPlain]: vars.color.onAccent,
    [vars.color.inkSoft]: vars.color.onAccent,
    [vars.color.accent]: vars.color.onAccent,
    [vars.color.focus]: vars.color.onAccent,
  },
  alignContent: "start",
  minHeight: "6.75rem",
  padding: `${vars.space[16]} 7rem ${vars.space[8]} 1.25rem`,
  color: vars.color.onAccent,
  "@media": { [largeText]: { paddingInlineEnd: "1.25rem" } },
});
globalStyle(`${silk} ${words} p:first-child`, { textWrap: "balance" });
globalStyle(`${silk} ${ask}`, { paddingTop: vars.space[12] });
globalStyle(`${silk} ${here} ${chatLink}`, { marginTop: 0 });
globalStyle(`${silk} ${qrCode}`, { borderRadius: "1.25rem", boxShadow: `0 0 0 1px ${vars.color.line}` });

/** Shore: they stand on the bank of a river, which fills a phone from edge to edge. */
const shore = when("card", "shore");

globalStyle(`${shore} ${here}`, {
  marginInline: `calc(-1 * ${vars.space[16]})`,
  "@media": { [desktop]: { marginInline: 0 } },
});
globalStyle(`${shore} ${art}`, {
  order: -2,
  height: "118px",
  background: `${drawing("contact-shore")} center bottom / cover no-repeat`,
  "@media": { [desktop]: { height: "186px" } },
});
globalStyle(`${shore} ${here} > ${band}`, {
  position: "relative",
  order: -1,
  height: "40px",
  marginTop: "-26px",
});
globalStyle(`${shore} ${words}`, { paddingInline: vars.space[16] });
globalStyle(`${shore} ${lineCard}`, {
  gridTemplateColumns: "minmax(0, 1fr) 7.25rem",
  borderWidth: "1px 0 0",
  padding: `${vars.space[16]} 0 0`,
  "@media": {
    [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [desktop]: { gridTemplateColumns: "minmax(0, 1fr)", borderWidth: "0 0 0 1px", padding: vars.space[24] },
  },
});
globalStyle(`${shore} ${qrCode}`, {
  order: 2,
  borderRadius: "10px",
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  "@media": { [largeText]: { order: 0 }, [desktop]: { order: 0 } },
});
