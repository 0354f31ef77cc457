import { style } from "@vanilla-extract/css";
import { largeText } from "themes/media";
import { block, vars } from "themes/vars.css";
import * as dialog from "~/components/dialog.css";

export const amount = style({ textAlign: "center", lineHeight: vars.leading.tight });

export const words = style({ display: "grid", textAlign: "center", overflowWrap: "anywhere" });
export const payee = style(block.strong);
export const account = style({ ...block.caption, fontVariantNumeric: "tabular-nums" });

/** Below its bank's name. */
export const apart = style([account, { display: "block" }]);

/** Keeps its groups on one line. */
export const number = style({ whiteSpace: "nowrap" });

export const provider = style({ ...block.row, gap: vars.space[12] });

/**
 * White whatever the theme: scanners need dark on light with a quiet zone. It does not grow with the text, and is
 * smaller on a short screen, so that the time and the buttons are in view with it.
 */
export const paper = style({
  justifySelf: "center",
  alignSelf: "center",
  width: "min(100%, 296px)",
  padding: "12px",
  background: "#fff",
  borderRadius: `min(${vars.look.radiusCard}, 16px)`,
  "@media": { "screen and (max-height: 679.98px)": { width: "min(100%, 264px)" } },
});

export const picture = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "1",
  imageRendering: "pixelated",
});

export const below = style({ ...block.apart, alignItems: "center", gap: vars.space[8] });

export const until = style({ fontVariantNumeric: "tabular-nums" });

export const countdown = style({ ...block.row, gap: vars.space[12] });
export const ring = style({ flex: "none", width: "36px", height: "36px", fill: "none", strokeWidth: 3 });
export const ringTrack = style({ stroke: vars.color.line });
export const ringLeft = style({ stroke: vars.color.accent });
export const left = style({ display: "block", ...block.caption });
export const clock = style({ ...block.strong, fontVariantNumeric: "tabular-nums" });

export const save = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: vars.size.touch,
  ...block.strong,
});

/** Stands below the code instead of sticking to the edge, where it would cover the code. */
export const bar = style([
  dialog.actions,
  {
    selectors: {
      "&&": {
        position: "static",
        flexWrap: "nowrap",
        "@media": { [largeText]: { flexWrap: "wrap-reverse" } },
      },
    },
  },
]);
