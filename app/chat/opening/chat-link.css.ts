import { style } from "@vanilla-extract/css";
import { largeText } from "themes/media";
import { vars } from "themes/vars.css";

/** Room above it for the invitation, so that nothing is covered and nothing moves once that is gone. */
export const link = style({
  marginTop: vars.space[16],
  selectors: { "html[data-chat=open] &": { display: "none" } },
});

/** A speech bubble above the button. Only the script removes it. */
export const invite = style({
  position: "absolute",
  insetInlineEnd: vars.space[16],
  bottom: `calc(100% + ${vars.space[4]})`,
  maxWidth: `calc(100% - 2 * ${vars.space[16]})`,
  padding: `0 ${vars.space[12]}`,
  pointerEvents: "none",
  background: vars.color.raised,
  color: vars.color.inkStrong,
  border: `1px solid ${vars.color.accentSoft}`,
  borderRadius: `min(${vars.look.radiusField}, 14px)`,
  fontSize: `min(${vars.type[14]}, 18px)`,
  fontWeight: vars.weight.plain,
  lineHeight: 1.8,
  // Large text has no room for it between the words above and the button.
  "@media": { "(scripting: none)": { display: "none" }, [largeText]: { display: "none" } },
});
