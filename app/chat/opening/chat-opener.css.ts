import { style } from "@vanilla-extract/css";
import { desktop, phone, shortPhone } from "themes/media";
import { block, vars } from "themes/vars.css";

/** While the chat is open it keeps its place, so that nothing in the bar moves. */
export const opener = style({
  ...block.iconTool,
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radius.full,
  selectors: { "html[data-chat=open] &": { visibility: "hidden" } },
  "@media": {
    [desktop]: {
      position: "relative",
      display: "flex",
      gap: vars.space[12],
      width: "auto",
      paddingInline: vars.space[8],
    },
  },
});

export const ear = style({ position: "relative", display: "grid" });

export const word = style({
  display: "none",
  "@media": { [desktop]: { display: "inline", ...block.strong, fontSize: vars.type[15] } },
});

/**
 * In the bar on a desktop, at its lower edge on a phone, where taps go to what it covers. Only the script removes it.
 */
export const invite = style({
  position: "absolute",
  insetInlineEnd: vars.space[8],
  top: "calc(100% - 8px)",
  zIndex: 1,
  width: "max-content",
  maxWidth: "min(15.5rem, 70vw)",
  padding: `0 ${vars.space[12]}`,
  pointerEvents: "none",
  background: vars.color.raised,
  color: vars.color.inkStrong,
  border: `1px solid ${vars.color.accentSoft}`,
  borderRadius: `min(${vars.look.radiusField}, 14px)`,
  fontSize: `min(${vars.type[14]}, 18px)`,
  lineHeight: 1.8,
  "@media": {
    "(scripting: none)": { display: "none" },
    [phone]: { selectors: { "&[data-over]": { display: "none" } } },
    [shortPhone]: { display: "none" },
    [desktop]: { insetInlineEnd: "100%", top: "auto" },
  },
});
