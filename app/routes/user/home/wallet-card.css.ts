import { globalStyle, style } from "@vanilla-extract/css";
import { largeText } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";
import { currency } from "~/components/money.css";

/** The pouch: flap, fold, inside. The brand decides its look (themes/character/card.ts). */
export const card = style([
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

export const strong = style({ fontSize: vars.type[16], fontWeight: vars.weight.strong, lineHeight: 1.6 });

export const caption = style(block.caption);

export const sumLabel = style([
  part("sum-label"),
  caption,
  { ...block.row, minHeight: vars.size.touch, gap: vars.space[4] },
]);

export const fold = style([part("fold")]);

export const inside = style([part("inside"), inner]);

/** Side by side while both figures fit on one line, otherwise below each other. */
export const parts = style([part("parts"), { ...block.apart, gap: `${vars.space[4]} ${vars.space[8]}` }]);

/** Out of sight until what follows begins (shell/frame.css.ts). */
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

/** With large text a name beside its figure, so that what one may do is in view. */
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
