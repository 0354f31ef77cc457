import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const actions = style([part("actions"), { ...block.wrap, gap: vars.space[8] }]);

/** Three side by side at 320 px; with larger text below each other. */
export const action = style([
  part("action"),
  {
    flex: "1 1 4.75rem",
    selectors: {
      "&[aria-disabled]": { cursor: "not-allowed", filter: "grayscale(1) opacity(.6)", transform: "none" },
    },
  },
]);
