import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, largeText, phone, shortPhone } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

/** Compact, so that everything fits above the keyboard at 360×640. */
export const login = style({
  ...block.column,
  gap: "10px",
  ...block.middle,
  paddingTop: vars.space[4],
  "@media": { [desktop]: { gap: vars.space[16] } },
});

/**
 * The brand's line on a phone; on a desktop, where the poster shows that line, what the form does. Both are read out.
 * Hidden on a short phone, and for a refusal in large text, so that the button is above the tabs.
 */
export const title = style({
  ...block.aligned,
  "@media": {
    [shortPhone]: block.hidden,
    [largeText]: { selectors: { "main:has([data-kind=negative]) &": block.hidden } },
  },
});

/** After the end of a session. */
export const again = style({ ...block.aligned, "@media": { [shortPhone]: block.hidden } });

export const line = style({
  fontSize: `min(${vars.type[22]}, 7vw)`,
  "@media": { [desktop]: { display: "none" } },
});

/** River: large text needs the room that this poster takes. */
const river = when("poster", "river");

globalStyle(`${river} ${line}`, {
  "@media": {
    [phone]: { fontSize: `min(${vars.type[18]}, 6vw)` },
    [largeText]: { display: "none" },
  },
});

export const name = style([
  block.hidden,
  { "@media": { [desktop]: { position: "static", clipPath: "none" } } },
]);

export const form = style({ ...block.column, gap: "10px", "@media": { [desktop]: { gap: vars.space[16] } } });

export const register = style({ textAlign: "center" });

export const registerLink = style({ ...block.textLink, fontWeight: vars.weight.strong });
