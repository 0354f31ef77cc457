import { style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const route = style([
  part("route"),
  { position: "relative", minWidth: 0, "@media": { [desktop]: { display: "contents" } } },
]);

export const row = style([
  part("route-row"),
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "40px minmax(0, 1fr) 24px",
    alignItems: "center",
    gap: `0 ${vars.space[12]}`,
    minHeight: "64px",
    paddingBlock: vars.space[8],
    cursor: "pointer",
    selectors: {
      "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-3px" },
    },
    "@media": { [desktop]: { gridColumn: 1 } },
  },
]);

export const sign = style([
  part("route-sign"),
  { ...block.centred, width: "40px", height: "40px", color: vars.color.accent },
]);

export const words = style({ minWidth: 0, overflowWrap: "anywhere" });

export const name = style({ display: "block", ...block.strong, lineHeight: 1.55 });

export const terms = style({ display: "block", ...block.caption, lineHeight: 1.55 });

/** Dots stand between terms, and are cut off where a term begins a line. */
export const dotted = style([terms, { ...block.wrap, columnGap: "1em", overflow: ["hidden", "clip"] }]);

/** Whole on its line: with large text the time goes below the minimum. */
export const term = style({
  position: "relative",
  fontVariantNumeric: "tabular-nums",
  "::before": { content: '"·" / ""', position: "absolute", insetInlineStart: "-.65em" },
});

export const dot = style([
  part("dot"),
  {
    appearance: "none",
    justifySelf: "center",
    width: "22px",
    height: "22px",
    margin: 0,
    border: `1.5px solid ${vars.color.inputLine}`,
    borderRadius: vars.radius.full,
    cursor: "pointer",
    ":checked": { border: `7px solid ${vars.color.accent}` },
    "@supports": { "selector(:has(*))": { ":focus-visible": { outline: "none" } } },
    "@media": { "(forced-colors: active)": { appearance: "auto" } },
  },
]);

const beside = {
  // More rows than there are ways: what is higher than they are widens each by next to nothing.
  gridArea: "1 / 2 / span 200 / auto",
  borderInlineStart: `1px solid ${vars.color.line}`,
  paddingInlineStart: "1.75rem",
  marginInlineStart: "-1.75rem",
};

const isChosen = `${route}:has(:checked) > &`;
const isOther = `${route}[data-chosen=false] > &`;

/**
 * Closed to nothing; opens by its own height. Across all rows of the other column on a desktop. Where the browser cannot
 * say which way is chosen, the script does, and without script all are open.
 */
export const more = style({
  display: "grid",
  transition: `grid-template-rows ${vars.motion.calm}, visibility ${vars.motion.calm}`,
  selectors: { [isOther]: { gridTemplateRows: "0fr", visibility: "hidden" } },
  "@supports": {
    "selector(:has(*))": {
      gridTemplateRows: "0fr",
      visibility: "hidden",
      selectors: { [isChosen]: { gridTemplateRows: "1fr", visibility: "visible" } },
    },
  },
  "@media": {
    [desktop]: {
      selectors: {
        [isOther]: { display: "none" },
        [`${route}[data-chosen=true] > &`]: beside,
      },
      "@supports": {
        "selector(:has(*))": { ...beside, display: "none", selectors: { [isChosen]: { display: "block" } } },
      },
    },
  },
});

/** Beside the sign. Its own paddings keep focus rings whole. */
export const inner = style({
  ...block.column,
  gap: vars.space[12],
  alignContent: "start",
  minHeight: 0,
  overflow: "hidden",
  paddingInline: "var(--route-inset, 52px) var(--route-end, 4px)",
  fontSize: vars.type[15],
  "::after": { content: "", height: "2px" },
  "@media": { [desktop]: { paddingInline: "4px" } },
});

/** From edge to edge, for numbers and their buttons. */
export const wideInner = style([
  inner,
  {
    paddingInline: "var(--route-wide, 4px)",
    "@media": { [desktop]: { paddingInline: "4px" } },
  },
]);
