import { style } from "@vanilla-extract/css";
import { largeText } from "themes/media";
import { vars } from "themes/vars.css";
import { bubble } from "./chat-opening.css";

/** Room above it for the invitation, so that nothing is covered and nothing moves once that is gone. */
export const link = style({
  marginTop: vars.space[16],
  selectors: { "html[data-chat=open] &": { display: "none" } },
});

/** Above the button. */
const above = style({
  insetInlineEnd: vars.space[16],
  bottom: `calc(100% + ${vars.space[4]})`,
  maxWidth: `calc(100% - 2 * ${vars.space[16]})`,
  fontWeight: vars.weight.plain,
  // Large text has no room for it between the words above and the button.
  "@media": { [largeText]: { display: "none" } },
});

export const invite = `${bubble} ${above}`;
