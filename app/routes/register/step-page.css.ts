import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, largeText, low, short } from "themes/media";
import { block, vars } from "themes/vars.css";

export const page = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  ...block.middle,
  paddingTop: vars.space[8],
});

export const heading = style({ display: "grid", gap: vars.space[4], ...block.aligned });

export const text = style({ color: vars.color.inkSoft });

export const form = style({ ...block.column, gap: vars.space[12] });

/** Stays in view at the bottom of a phone; with large text only the button that goes on does. */
export const bar = style({
  ...block.bar,
  background: vars.color.page,
  borderTop: `1px solid ${vars.look.cardEdge}`,
  "@media": {
    [low]: { position: "static" },
    [short]: { paddingBlock: vars.space[8] },
    [desktop]: {
      position: "static",
      margin: 0,
      padding: `${vars.space[16]} 0 0`,
      border: 0,
      background: "none",
    },
    [largeText]: { display: "contents" },
  },
});

/** Keeps focused fields clear of the bar, also where large text stacks its buttons. */
globalStyle(`${page}:has(> ${bar}) :is(input, select)`, { scrollMarginBottom: "5rem" });

globalStyle(`${bar} > *`, { flex: "1 1 auto" });

globalStyle(`${bar} > :last-child:not(:first-child)`, {
  flex: "999 1 9rem",
  vars: { "--under": vars.color.page },
  "@media": { [largeText]: block.stuck },
});

export const login = style({ textAlign: "center" });

export const loginLink = style({ ...block.textLink, fontWeight: vars.weight.strong });
