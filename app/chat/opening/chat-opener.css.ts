import { style } from "@vanilla-extract/css";
import { desktop, phone, shortPhone } from "themes/media";
import { block, vars } from "themes/vars.css";
import { bubble } from "./chat-opening.css";

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

/** In the bar on a desktop, at its lower edge on a phone, where taps go to what it covers. */
const below = style({
  insetInlineEnd: vars.space[8],
  top: "calc(100% - 8px)",
  zIndex: 1,
  width: "max-content",
  maxWidth: "min(15.5rem, 70vw)",
  "@media": {
    [phone]: { selectors: { "&[data-over]": { display: "none" } } },
    [shortPhone]: { display: "none" },
    [desktop]: { insetInlineEnd: "100%", top: "auto" },
  },
});

export const invite = `${bubble} ${below}`;
