import { globalStyle, style } from "@vanilla-extract/css";
import { ornament, roofSize } from "themes/drawing";
import { steppedFoot } from "themes/frames";
import { when } from "themes/when";

/** What stands under the brand's roof, if it has one: beneath the eaves a frame, which the roof closes. */
export const roofed = style({});

/** The roof, at the top of what is `roofed`. It is cut off at both sides where it is wider. */
export const gable = style({});

const roof = when("card", "roof");

globalStyle(`${roof} ${roofed}`, { zIndex: 0, textAlign: "center" });
globalStyle(`${roof} ${roofed}::before`, {
  content: "",
  position: "absolute",
  inset: `${roofSize.eaves}px 0 0`,
  zIndex: -1,
  border: "1px solid transparent",
  borderTop: 0,
  borderImage: steppedFoot,
  "@media": { "(forced-colors: active)": { borderImage: "none" } },
});
globalStyle(`${roof} ${gable}`, { height: `${roofSize.height}px`, overflow: ["hidden", "clip"] });
globalStyle(`${roof} ${gable}::before`, {
  content: "",
  display: "block",
  height: "100%",
  marginInline: `calc(50% - ${roofSize.width / 2}px)`,
  borderImage: ornament("card-roof"),
});
