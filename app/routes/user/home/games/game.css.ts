import { globalStyle, style } from "@vanilla-extract/css";
import { largeText, low, short } from "themes/media";
import { block, vars } from "themes/vars.css";
import { plate } from "~/components/card.css";
import { actions, fold, under } from "~/components/dialog.css";

/** Large text, on a screen high enough to keep the primary button and the warning above it in view. */
const roomy = `${largeText} and (min-height: 600px)`;
/** Where a whole bar would cover the content: only the primary button, or it and the warning, stays in view. */
const cramped = `${largeText}, ${low}`;

/** The game's picture across the full width, with its logo. */
export const cover = style({ position: "relative", flex: "none" });
// The game's own picture is in the place of the brand's band.
globalStyle(`${fold}:has(+ ${cover})`, { display: "none" });
globalStyle(`${cover} > :first-child`, {
  margin: 0,
  borderRadius: 0,
  clipPath: "none",
  "@media": { [short]: { height: "56px" } },
});
/** The logo, within the picture: hanging from its edge it would cover the text below. */
globalStyle(`${cover} > :last-child`, {
  top: "48px",
  "@media": { [short]: { top: "8px" } },
  insetInlineStart: vars.space[16],
  border: `1px solid ${vars.look.cardEdge}`,
});

export const caption = style({ ...block.caption, fontWeight: vars.weight.plain });

export const sums = style({
  ...block.apart,
  alignItems: "flex-start",
  gap: `${vars.space[4]} ${vars.space[16]}`,
});

export const amount = style({
  ...block.amount,
  lineHeight: 1.4,
  whiteSpace: "nowrap",
});

/** It is a balance in a sentence: when balances are hidden, its room stays empty. */
export const inUnits = style([
  caption,
  { selectors: { '[data-balances="hidden"] &': { visibility: "hidden" } } },
]);

/** The main wallet's balance, beside the game's. */
export const wallet = style({ ...block.strong, lineHeight: 1.9, whiteSpace: "nowrap" });

/** For a member who comes back from playing. */
export const wayBack = style({
  ...block.apart,
  alignItems: "center",
  columnGap: vars.space[16],
  paddingBlock: vars.space[4],
  color: vars.color.inkPlain,
  borderTop: `1px solid ${vars.color.line}`,
});

export const wayBackLink = style({ ...block.textLink, fontWeight: vars.weight.strong });

export const account = style([
  plate,
  {
    ...block.column,
    padding: `${vars.space[4]} ${vars.space[16]}`,
    // It gets the focus only to be read out.
    ":focus": { outline: "none" },
  },
]);

export const row = style({
  ...block.apart,
  alignItems: "center",
  gap: `0 ${vars.space[8]}`,
  minHeight: "3.25rem",
  borderTop: `1px solid ${vars.color.line}`,
  ":first-child": { borderTop: 0 },
});

export const term = style({ flex: "1 1 7.5rem", minWidth: 0, lineHeight: 1.4 });
globalStyle(`${term} dd > span:first-child`, { display: "flex", justifyContent: "space-between" });

export const dots = style({ color: vars.color.inkStrong, letterSpacing: ".2em" });

export const note = style({ paddingBlock: vars.space[8], fontSize: vars.type[15] });

/** Aligns its text, not its padding, with what is below. */
export const tool = style({ marginInline: `calc(-1 * ${vars.space[8]})`, fontSize: vars.type[15] });

export const apps = style({ ...block.wrap, gap: vars.space[8] });

export const app = style({ flex: "1 1 8rem", textAlign: "start", lineHeight: 1.35 });

export const missing = style({ display: "block", fontSize: vars.type[14], fontWeight: vars.weight.plain });

/** The warning stands above both buttons; with large text it stays in view with the primary button alone. */
export const bar = style([
  actions,
  { flexWrap: "wrap", selectors: { "&&": { "@media": { [cramped]: { display: "contents" } } } } },
]);

/** The warning and the primary button; in the bar `order` puts the secondary button between them. */
export const act = style({
  display: "contents",
  vars: under,
  "@media": {
    [roomy]: { ...block.stuck, ...block.column, gap: vars.space[8], background: vars.color.overlay },
  },
});

export const warning = style({
  ...block.row,
  flex: "1 1 100%",
  gap: "10px",
  color: vars.color.inkPlain,
  fontSize: vars.type[15],
  lineHeight: 1.45,
  textWrap: "balance",
  "@media": { [cramped]: { flex: "none" }, [largeText]: { fontSize: vars.type[14] } },
});

globalStyle(`${warning} > [data-icon]`, { flex: "none", color: vars.color.accent });

export const withAmount = style({
  selectors: {
    [`${bar} > &&`]: {
      order: 1,
      flex: "0 1 6rem",
      lineHeight: 1.35,
      "@media": { [cramped]: { order: 0, flex: "none", display: "inline-flex" } },
    },
  },
});

export const primary = style({
  order: 2,
  flex: "1 1 11.5rem",
  vars: under,
  "@media": {
    [cramped]: { order: 0 },
    [low]: block.stuck,
    [`${largeText} and (max-height: 599.98px)`]: block.stuck,
  },
});

export const all = style({ lineHeight: 1.35 });

export const sum = style({ display: "block", fontSize: vars.type[14], fontWeight: vars.weight.plain });
