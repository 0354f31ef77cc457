import { globalStyle, style } from "@vanilla-extract/css";
import { largeText } from "themes/media";
import { actions, review } from "~/components/dialog.css";

/** One above the other, the confirming button on top; with large text at the end of what is read. */
export const stacked = style([actions]);

const buttons = `${stacked} > :is(a, button):is(:first-child, :last-child)`;

globalStyle(buttons, { flex: "1 1 100%" });
globalStyle(`${review} > ${stacked}`, { "@media": { [largeText]: { display: "flex", position: "static" } } });
globalStyle(`${review} > ${buttons}`, {
  "@media": { [largeText]: { flex: "1 1 100%", position: "relative", boxShadow: "none" } },
});
