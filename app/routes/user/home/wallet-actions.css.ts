import { globalStyle, style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const actions = style([part("actions"), { ...block.wrap, gap: vars.space[8] }]);

/** Out of sight until all three are there, as a slow phone would move the first ones aside (shell/frame.css.ts). */
globalStyle(`${actions}:not(:has(> :nth-child(3)))`, { visibility: "hidden" });

/** Three side by side at 320 px; with larger text below each other. */
export const action = style([
  part("action"),
  {
    flex: "1 1 4.75rem",
    minWidth: 0,
    paddingInline: "2px",
    selectors: {
      "&[aria-disabled]": { cursor: "not-allowed", filter: "grayscale(1) opacity(.6)", transform: "none" },
    },
  },
]);
