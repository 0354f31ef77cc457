import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, phone } from "themes/media";
import { vars } from "themes/vars.css";
import { when } from "themes/when";
import { plate } from "~/components/card.css";

/** On a desktop two columns: the sheet that says what happened, and its facts and next steps beside it. */
export const beside = style({
  "@media": {
    [desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 20rem",
      gap: "3rem",
      maxWidth: "62rem",
      paddingTop: vars.space[16],
    },
  },
});

/** On a phone the page itself is the sheet. */
export const paper = style([
  plate,
  {
    "@media": {
      [phone]: {
        selectors: { "&&": { border: 0, borderImage: "none", background: "none", padding: 0 } },
      },
      [desktop]: {
        display: "flex",
        flexDirection: "column",
        alignSelf: "start",
        overflow: "hidden",
      },
      // Printed, it is framed without its corners.
      print: { borderRadius: 0 },
    },
  },
]);

const plain = when("shape", "plain");

globalStyle(`${plain} ${paper}`, {
  "@media": { [desktop]: { background: vars.color.raised, borderWidth: "1px" } },
});
