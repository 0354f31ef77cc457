import { globalStyle, style } from "@vanilla-extract/css";
import { actions, review } from "~/components/dialog.css";

/** One above the other, the confirming button on top; with large text at the end of what is read. */
export const stacked = style([actions]);

const large = "(max-width: 17em)";
const buttons = `${stacked} > :is(a, button):is(:first-child, :last-child)`;

globalStyle(buttons, { flex: "1 1 100%" });
globalStyle(`${review} > ${stacked}`, { "@media": { [large]: { display: "flex", position: "static" } } });
globalStyle(`${review} > ${buttons}`, {
  "@media": { [large]: { flex: "1 1 100%", position: "relative", boxShadow: "none" } },
});
