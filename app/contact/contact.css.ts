import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, largeText } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

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
export const here = style([part("here"), { position: "relative", ...block.column }]);

export const art = style([part("here-art"), { display: "block" }]);

export const words = style([
  part("here-words"),
  { position: "relative", ...block.column, gap: vars.space[8], ":empty": { display: "none" } },
]);

globalStyle(`${words} :is(h1, h2, h3, h4), ${words} p:first-child strong`, {
  fontSize: vars.type[18],
  fontWeight: vars.look.headingWeight,
  lineHeight: vars.leading.body,
});

globalStyle(`${words} p:not(:first-child)`, { color: vars.color.inkSoft, fontSize: vars.type[15] });

export const fold = style([part("fold")]);

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

export const lineCard = style([
  part("line-card"),
  {
    ...block.column,
    alignItems: "center",
    justifyItems: "start",
    gap: "14px",
    minWidth: 0,
    padding: "14px",
    ...block.plate,
  },
]);

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
export const qrCode = style([
  part("line-code"),
  {
    width: "100%",
    maxWidth: "200px",
    height: "auto",
    padding: vars.space[4],
    background: "#fff",
  },
]);

export const lineWords = style({ ...block.column, gap: vars.space[4], justifyItems: "inherit" });

export const lineHeading = style({ fontSize: vars.type[16] });

export const lineLink = style({ ...block.textLink, gap: vars.space[8], fontWeight: vars.weight.strong });
