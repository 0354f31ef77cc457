import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, phone } from "themes/media";
import { vars } from "themes/vars.css";
import { notice } from "~/components/notice.css";

/** Bars are sized in px: their text size is capped, and with large text the page between them needs the height. */
export const TOP = "56px";
export const TABS = "64px";

export const frame = style({
  position: "relative",
  minHeight: ["100vh", "100dvh"],
  display: "flex",
  flexDirection: "column",
});

/** From 1024 px members have a side navigation instead of the bottom bar. */
export const memberFrame = style([
  frame,
  {
    "@media": {
      [desktop]: {
        display: "grid",
        gridTemplate: `"nav top" 48px "nav main" 1fr / ${vars.size.nav} minmax(0, 1fr)`,
      },
      print: { display: "block" },
    },
  },
]);

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

/**
 * A slow phone paints a page while it reads it, and a part's items would move with each one that follows. So a part is
 * kept out of sight until the next one begins. A long content is shown as it arrives, but beside the poster it is a
 * short form in the middle, and what grows from its middle, upwards or sideways is kept back everywhere.
 */
globalStyle(`${posterFrame} > :not(:has(+ *))`, { visibility: "hidden" });
for (const long of [guestFrame, memberFrame]) {
  for (const bar of ["header", "nav"]) {
    globalStyle(`${long} > ${bar}:not(:has(+ *))`, { visibility: "hidden" });
  }
  for (const growing of ["dialog", "table", notice]) {
    globalStyle(`${long} > main:not(:has(+ *)) ${growing}`, { visibility: "hidden" });
  }
}

/** On a desktop the guest's navigation stands in the top row and moves what is before it. */
globalStyle(`${guestFrame}:not(:has(> main ~ div)) > header`, {
  "@media": { [desktop]: { visibility: "hidden" } },
});

/** A screen that needs all of a phone's height has its own next steps. */
globalStyle(`${frame}[data-alone] > :is(header, nav)`, { "@media": { [phone]: { display: "none" } } });
