import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

/** Fills a phone, so that the button stands at its bottom. */
export const done = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxWidth: vars.size.column,
  marginInline: "auto",
});

/** From edge to edge. */
export const crest = style({ marginInline: `calc(-1 * ${vars.space[16]})` });

export const fold = style([
  part("fold"),
  {
    flex: "none",
    width: `calc(100% + 2 * ${vars.space[16]})`,
    marginInline: `calc(-1 * ${vars.space[16]})`,
    "@media": { "screen and (max-height: 480px)": { display: "none" } },
  },
]);

export const words = style({
  ...block.column,
  gap: vars.space[4],
  paddingTop: vars.space[8],
  ...block.aligned,
});

export const welcome = style({ fontSize: vars.type[18], overflowWrap: "anywhere" });

export const facts = style([part("facts"), { marginBlock: vars.space[12], paddingBlock: vars.space[4] }]);

export const fact = style({
  ...block.apart,
  gap: `0 ${vars.space[12]}`,
  paddingBlock: "7px",
  fontSize: vars.type[15],
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } },
});

export const term = style({ color: vars.color.inkSoft });

export const value = style({
  marginInlineStart: "auto",
  color: vars.color.inkStrong,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  textAlign: "end",
});

/** Not broken at its hyphens. */
export const account = style({ display: "inline-block" });

export const next = style({
  display: "grid",
  gap: vars.space[8],
  marginTop: "auto",
  paddingBlock: `${vars.space[12]} calc(${vars.space[16]} + env(safe-area-inset-bottom))`,
});

export const soon = style({ ...block.caption, textAlign: "center" });
