import { globalStyle, style } from "@vanilla-extract/css";
import { largeText } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const walk = style({
  ...block.column,
  marginTop: vars.space[12],
  // Its rules, and a row's tint, go as far as the card lets them.
  marginInline: "-15px",
  paddingInline: "15px",
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: "start",
});

export const head = style({
  paddingBlock: "6px",
  fontSize: vars.type[16],
  fontWeight: vars.weight.strong,
  ...block.aligned,
  // It gets the focus only to be read out.
  ":focus": { outline: "none" },
});

export const rows = style({ margin: 0, padding: 0, listStyle: "none" });

export const row = style([
  part("leg"),
  {
    display: "grid",
    gridTemplateColumns: "40px minmax(0, 1fr) auto 24px",
    alignItems: "center",
    gap: "0 10px",
    minHeight: "3.375rem",
    marginInline: "-15px",
    paddingInline: "15px",
    borderTop: `1px solid ${vars.color.line}`,
    lineHeight: 1.4,
    selectors: { "&[data-end=going]": { background: vars.color.accentTint } },
    "@media": {
      [largeText]: { gridTemplateColumns: "40px minmax(0, 1fr) 24px", paddingBlock: vars.space[4] },
    },
  },
]);

globalStyle(`${row} > [data-icon]`, { color: vars.color.inkSoft });
globalStyle(`${row}[data-end=done] > [data-icon]`, { color: vars.color.positive });
globalStyle(`${row}[data-end=refused] > [data-icon]`, { color: vars.color.negative });
globalStyle(`${row}[data-end=checking] > [data-icon]`, { color: vars.color.warning });

export const face = style([
  part("face"),
  {
    ...block.centred,
    width: "40px",
    height: "40px",
    background: "var(--hue)",
    color: "var(--hue-line)",
    fontSize: "14px",
    fontWeight: vars.weight.strong,
  },
]);

export const words = style({ minWidth: 0, paddingBlock: "6px", overflowWrap: "anywhere" });
export const name = style({ ...block.strong, display: "block" });
export const state = style({
  display: "block",
  ...block.caption,
  selectors: { "[data-end=refused] &": { color: vars.color.negative } },
});

/** Under the name with large text. */
export const sum = style({
  ...block.strong,
  whiteSpace: "nowrap",
  selectors: { "[data-end=done] > &": { color: vars.color.inkSoft, fontWeight: vars.weight.plain } },
  "@media": { [largeText]: { gridRow: 2, gridColumn: "2 / -1" } },
});

/** At the row's end, where the icon is to come. */
export const sumAlone = style([sum, { gridColumn: "3 / -1" }]);

/** Below both, across the row: an operator's own words may be long. */
export const reason = style({
  gridColumn: "2 / -1",
  marginTop: "-6px",
  paddingBottom: "6px",
  ...block.caption,
  "@media": { [largeText]: { marginTop: 0 } },
});

export const turning = style({ margin: "2px", color: vars.color.accent });

export const more = style({
  gridColumn: "2 / -1",
  ...block.textLink,
  fontSize: vars.type[15],
  marginInlineStart: 0,
});
globalStyle(`${more} > button`, { marginInlineStart: `calc(-1 * ${vars.space[8]})` });

export const note = style({
  paddingTop: "6px",
  borderTop: `1px solid ${vars.color.line}`,
  ...block.caption,
  ...block.aligned,
  textWrap: "balance",
});

export const actions = style({ display: "grid", gap: vars.space[8], marginTop: vars.space[8] });
export const next = style({ display: "grid" });
