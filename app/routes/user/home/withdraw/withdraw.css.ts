import { globalStyle, style } from "@vanilla-extract/css";
import { largeText, short } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

/** Rows of a name and its value. */
export const rows = style({ display: "grid" });

export const row = style({
  ...block.apart,
  alignItems: "center",
  gap: `0 ${vars.space[12]}`,
  minHeight: vars.size.touch,
  paddingBlock: "2px",
  borderBottom: `1px solid ${vars.color.line}`,
  // With large text only as high as a thumb needs, so that the amount is in view.
  "@media": { [short]: { minHeight: "2.5rem" }, [largeText]: { minHeight: "44px" } },
});

export const term = style({ color: vars.color.inkSoft, fontSize: vars.type[15] });

export const value = style({
  ...block.wrap,
  alignItems: "center",
  justifyContent: "end",
  gap: `0 ${vars.space[12]}`,
  minWidth: 0,
  marginInlineStart: "auto",
  color: vars.color.inkStrong,
  overflowWrap: "anywhere",
  textAlign: "end",
});

export const sum = style([value, { fontWeight: vars.weight.strong }]);

/** Under the name that it belongs to. */
export const note = style({ display: "block", ...block.caption });

export const link = style({
  ...block.strong,
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  whiteSpace: "nowrap",
});

/** The only account to choose, shown as selected. */
export const source = style({
  position: "relative",
  minWidth: 0,
  selectors: { "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" } },
  "@supports": {
    "not selector(:has(*))": {
      ":focus-within": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" },
    },
  },
});

globalStyle(`${source} ${row}`, { minHeight: `min(${vars.size.touch}, 44px)` });

export const radio = style({
  position: "absolute",
  opacity: 0,
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
});

export const hint = style(block.caption);

export const amount = style(block.aligned);

export const what = style([amount, { color: vars.color.inkSoft, fontSize: vars.type[15] }]);

export const payee = style([
  part("plate"),
  {
    display: "flex",
    gap: vars.space[12],
    padding: `${vars.space[12]} ${vars.space[16]}`,
    ...block.plate,
    overflowWrap: "anywhere",
  },
]);

export const words = style({ display: "grid", gap: vars.space[4], minWidth: 0 });

export const bank = style(block.strong);

export const number = style({ color: vars.color.inkSoft, whiteSpace: "nowrap" });

export const digits = style({
  color: vars.color.inkStrong,
  fontSize: `min(${vars.type[22]}, 7vw)`,
  fontWeight: vars.look.amountWeight,
  fontVariantNumeric: "tabular-nums",
});

export const result = style([
  row,
  { borderBottom: 0, borderTop: `1px solid ${vars.color.accent}`, marginTop: "-1px" },
]);
