import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, phone } from "themes/media";
import { vars } from "themes/vars.css";
import { keepBack } from "./keep-back";

/** Bars are sized in px: their text size is capped, and with large text the page between them needs the height. */
export const TOP = "56px";
export const TABS = "64px";

export const frame = style({
  position: "relative",
  minHeight: ["100vh", "100dvh"],
  display: "flex",
  flexDirection: "column",
});

/** Guests have their navigation in the top row. */
export const guestFrame = style([
  frame,
  {
    "@media": {
      [desktop]: { display: "grid", gridTemplate: '"top nav" 80px "main main" 1fr / minmax(0, 1fr) auto' },
    },
  },
]);

/** Beside the poster. */
export const posterFrame = style([
  frame,
  {
    "@media": {
      [desktop]: {
        display: "grid",
        gridTemplate: '"top nav" 80px "poster main" 1fr / 57% minmax(0, 1fr)',
        background: vars.color.raised,
      },
    },
  },
]);

globalStyle(`${posterFrame} > :not(:has(+ *))`, { visibility: "hidden" });
keepBack(guestFrame);

/** On a desktop the guest's navigation stands in the top row and moves what is before it. */
globalStyle(`${guestFrame}:not(:has(> main ~ div)) > header`, {
  "@media": { [desktop]: { visibility: "hidden" } },
});

/** A screen that needs all of a phone's height has its own next steps. */
globalStyle(`${frame}[data-alone] > :is(header, nav)`, { "@media": { [phone]: { display: "none" } } });
