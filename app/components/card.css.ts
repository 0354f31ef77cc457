import { globalStyle, style } from "@vanilla-extract/css";
import { framed } from "themes/frames";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

/** What holds related content together: a frame, a cloth or two lines, depending on the brand. */
export const plate = style({
  ...block.plate,
  "@media": {
    print: { selectors: { "&&": { borderImage: "none", border: "1px solid #000" } } },
  },
});

/** A group of related content. */
export const card = style([
  plate,
  {
    position: "relative",
    ...block.column,
    alignContent: "start",
    minWidth: 0,
    padding: vars.space[16],
  },
]);

const redent = when("shape", "redent");

globalStyle(`${redent} ${plate}`, framed("accentSoft", "raised"));

/** Plain: adjacent plates share one line. */
const plain = when("shape", "plain");

globalStyle(`${plain} ${plate}`, { borderWidth: "1px 0", paddingInline: 0 });
globalStyle(`${plain} ${plate}:has(+ ${plate})`, { borderBottomWidth: 0 });
