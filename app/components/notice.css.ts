import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const notice = style({
  ...block.column,
  justifyItems: vars.look.justify,
  alignContent: "center",
  gap: vars.space[16],
  maxWidth: "30rem",
  minHeight: ["60vh", "60dvh"],
  marginInline: "auto",
  padding: vars.space[16],
  // Inside a frame, the frame provides the padding.
  selectors: { "[id] > &": { paddingInline: 0 } },
  ...block.aligned,
});

export const figure = style({
  color: vars.color.inkStrong,
  fontSize: vars.type[34],
  fontWeight: vars.look.amountWeight,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: "tabular-nums",
});

export const text = style({ textWrap: "balance" });

export const reference = style({ overflowWrap: "anywhere", ...block.caption });
