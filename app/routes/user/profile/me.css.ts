import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

/** A picture of the brand's, the member before it and, from a tablet's width, what can be done at the line's end. */
export const me = style([part("me"), { position: "relative", ...block.column }]);

export const art = style([part("me-art"), { display: "block" }]);

export const who = style([
  part("me-who"),
  {
    position: "relative",
    ...block.wrap,
    alignItems: "center",
    gap: `${vars.space[12]} ${vars.space[16]}`,
    paddingBlock: `${vars.space[16]} ${vars.space[12]}`,
  },
]);

/** The first letter of the name, in place of a photo. */
export const face = style([
  part("face"),
  {
    flex: "none",
    ...block.centred,
    width: "72px",
    height: "72px",
    background: vars.color.accentTint,
    color: vars.color.accent,
    borderRadius: vars.look.radiusControl,
    fontSize: "34px",
    fontWeight: vars.weight.strong,
    lineHeight: 1,
  },
]);

export const words = style({ flex: "1 1 9rem", minWidth: 0 });

export const name = style({ fontSize: vars.type[22], lineHeight: 1.5, overflowWrap: "anywhere" });

export const since = style({ ...block.caption, fontVariantNumeric: "tabular-nums" });

export const edit = style({
  flex: "1 1 100%",
  minHeight: "3rem",
  "@media": {
    "screen and (min-width: 640px)": {
      flex: "none",
      marginInlineStart: "auto",
      paddingInline: vars.space[24],
    },
  },
});

export const fold = style([part("fold")]);
