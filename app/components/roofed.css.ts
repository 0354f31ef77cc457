import { style } from "@vanilla-extract/css";
import { ornament, roofSize } from "themes/drawing";
import { steppedFoot } from "themes/frames";
import { when } from "themes/when";

const roof = when("card", "roof");

/** What stands under the brand's roof, if it has one: beneath the eaves a frame, which the roof closes. */
export const roofed = style({
  selectors: {
    [`${roof} &`]: { zIndex: 0, textAlign: "center" },
    [`${roof} &::before`]: {
      content: "",
      position: "absolute",
      inset: `${roofSize.eaves}px 0 0`,
      zIndex: -1,
      border: "1px solid transparent",
      borderTop: 0,
      borderImage: steppedFoot,
      "@media": { "(forced-colors: active)": { borderImage: "none" } },
    },
  },
});

/** The roof, at the top of what is `roofed`. It is cut off at both sides where it is wider. */
export const gable = style({
  selectors: {
    [`${roof} &`]: { height: `${roofSize.height}px`, overflow: ["hidden", "clip"] },
    [`${roof} &::before`]: {
      content: "",
      display: "block",
      height: "100%",
      marginInline: `calc(50% - ${roofSize.width / 2}px)`,
      borderImage: ornament("roof"),
    },
  },
});
