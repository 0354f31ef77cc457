import { globalStyle, style } from "@vanilla-extract/css";
import { drawing } from "themes/drawing";
import { iconNames, iconPlace } from "themes/icons";
import { vars } from "themes/vars.css";

/** In px, because very large text needs the room. */
const box = { width: "24px", height: "24px", flex: "none" } as const;

export const icon = style({
  ...box,
  display: "block",
  maxWidth: "100%",
  "::before": {
    content: "",
    display: "block",
    height: "100%",
    background: "currentColor",
    // Nothing is seen until the brand's strip of icons has come with the sheet. Every
    // browser knows these names, older ones no others.
    WebkitMaskImage: "linear-gradient(#0000, #0000)",
    WebkitMaskSize: "100% auto",
  },
  "@media": {
    "(forced-colors: active)": { "::before": { background: "CanvasText", forcedColorAdjust: "none" } },
    print: { "::before": { WebkitPrintColorAdjust: "exact", printColorAdjust: "exact" } },
  },
});

export const small = style([icon, { width: "18px", height: "18px" }]);

/** Apart from `icon`: the first paint drops rules with drawings, so the empty mask stays until the sheet comes. */
globalStyle("[data-icon]::before", { WebkitMaskImage: drawing("icons") });

for (const name of iconNames) {
  globalStyle(`[data-icon=${name}]::before`, { WebkitMaskPosition: iconPlace(name) });
}

/** For a drawing of an icon's size within the document. */
export const drawn = style({
  ...box,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: vars.look.iconWeight,
  strokeLinecap: vars.look.iconCap as "round",
  strokeLinejoin: vars.look.iconJoin as "round",
});
