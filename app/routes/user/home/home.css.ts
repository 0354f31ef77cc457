import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, largeText } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";
import { currency } from "~/components/money.css";

/** Four side by side, or two by two if larger text would break words; never three and one. */
export const tiles = style([
  part("tiles"),
  {
    display: "grid",
    gap: "var(--gap, 0px)",
    gridTemplateColumns:
      "repeat(auto-fit, minmax(clamp(24.9% - .75 * var(--gap, 0px), (17rem - 100%) * 999, 49.9% - .5 * var(--gap, 0px)), 1fr))",
  },
]);

export const tile = style([
  part("tile"),
  {
    ...block.row,
    height: "100%",
    minHeight: vars.size.touch,
    color: vars.color.inkPlain,
    fontSize: vars.type[14],
    textDecoration: "none",
    ...block.press,
  },
]);

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
export const unread = style({ gap: vars.space[12] });

export const actions = style([part("actions"), { ...block.wrap, gap: vars.space[8] }]);

/** Hidden until all three have arrived, as a slow phone would move the first ones aside (shell/frame.css.ts). */
globalStyle(`${actions}:not(:has(> :nth-child(3)))`, { visibility: "hidden" });

/** Three side by side at 320 px; with larger text below each other. */
export const action = style([
  part("action"),
  {
    flex: "1 1 4.75rem",
    minWidth: 0,
    paddingInline: "2px",
    selectors: {
      "&[aria-disabled]": { cursor: "not-allowed", filter: "grayscale(1) opacity(.6)", transform: "none" },
    },
  },
]);

/** The pouch: flap, fold, inside. The brand decides its look (themes/character/card.ts). */
export const walletCard = style([
  part("wallet"),
  {
    position: "relative",
    ...block.column,
    alignSelf: "start",
    paddingBottom: vars.space[16],
    background: vars.color.raised,
    border: `1px solid ${vars.look.cardEdge}`,
    borderRadius: vars.look.radiusCard,
  },
]);

const inner = style({ position: "relative", ...block.column, paddingInline: vars.space[16] });

export const flap = style([part("flap"), inner]);

export const art = style([part("wallet-art")]);

export const greeting = style({ fontSize: vars.type[16], fontWeight: vars.weight.strong, lineHeight: 1.6 });

export const caption = style(block.caption);

export const totalLabel = style([
  part("sum-label"),
  caption,
  { ...block.row, minHeight: vars.size.touch, gap: vars.space[4] },
]);

export const fold = style([part("fold")]);

export const inside = style([part("inside"), inner]);

/** Side by side while both figures fit on one line, otherwise below each other. */
export const parts = style([part("parts"), { ...block.apart, gap: `${vars.space[4]} ${vars.space[8]}` }]);

/** Hidden until what follows has begun to arrive (shell/frame.css.ts). */
globalStyle(`${parts}:not(:has(+ *))`, { visibility: "hidden" });

export const figure = style({ position: "relative", ...block.strong, whiteSpace: "nowrap" });

/** On the smallest phones, and with large text, only the total shows the currency; the figures below need the room. */
globalStyle(`${figure} ${currency}`, {
  "@media": {
    [`(max-width: 345px), ${largeText}`]: {
      position: "absolute",
      left: 0,
      clipPath: "inset(50%)",
    },
  },
});

/** With large text a name stands beside its figure, so that the actions below are in view. */
globalStyle(`${parts} > *`, {
  "@media": {
    [largeText]: { ...block.wrap, flexBasis: "100%", justifyContent: vars.look.align, columnGap: "8px" },
  },
});

export const update = style([
  part("update"),
  { ...block.apart, alignItems: "center", minHeight: vars.size.touch },
]);

/** Aligns the button's text, not its padding, with what is below. */
export const refresh = style({ marginInlineEnd: `calc(-1 * ${vars.space[8]})`, fontSize: vars.type[15] });

/** Beside its sign; with large text for screen readers alone. */
export const refreshWord = style({
  "@media": { [largeText]: { position: "absolute", right: 0, clipPath: "inset(50%)" } },
});

export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });
