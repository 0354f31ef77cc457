import { style, styleVariants } from "@vanilla-extract/css";
import { largeText } from "themes/media";
import { block, vars } from "themes/vars.css";
import { measures } from "./shape";

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The size that the script gives it; a brand's theme may have its own values. */
export const boxes = styleVariants(measures, ({ width, height, radius }) => ({
  position: "relative" as const,
  flex: "none",
  width: `calc(min(var(--wheel-max, 350px), var(--wheel-share, 85vw)) * ${(width / (2 * radius)).toFixed(4)})`,
  // Its height; an `aspect-ratio` is not known to every browser.
  "::before": { content: "", display: "block", paddingTop: percent(height, width) },
  "@media": {
    // Its button needs the height.
    [largeText]: { maxWidth: `${((66 * width) / (2 * radius)).toFixed(2)}vw` },
    "(scripting: none)": { width: "auto", "::before": { display: "none" } },
  },
}));

/** Where the wheel turns. Clipped, because its rotating corners would make the page wider. */
export const places = styleVariants(measures, ({ width, height, middle, radius }) => ({
  position: "absolute" as const,
  insetInlineStart: percent(width / 2 - radius, width),
  top: percent(middle - radius, height),
  width: percent(2 * radius, width),
  height: percent(2 * radius, height),
  overflow: ["hidden", "clip"],
  ...block.withScript,
}));

/** Drawn once and then rotated by the compositor. */
export const rotor = style({ display: "block", width: "100%", height: "100%", willChange: "transform" });

export const stand = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  pointerEvents: "none",
  ...block.withScript,
});

const hub = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  padding: 0,
  border: 0,
  background: vars.color.accent,
  color: vars.color.onAccent,
  lineHeight: 1.15,
  zIndex: 1,
  ":disabled": { cursor: "not-allowed" },
});

const hubPlaces = styleVariants(measures, ({ width, height, middle, hub: size }) => ({
  position: "absolute" as const,
  insetInlineStart: percent((width - size) / 2, width),
  top: percent(middle - size / 2, height),
  width: percent(size, width),
  height: percent(size, height),
  "@media": {
    "(scripting: none)": {
      position: "static" as const,
      width: "5.75rem",
      height: "5.75rem",
      marginInline: "auto",
    },
  },
}));

/** The mark's stepped plate in the hub's own units, behind the text so that the focus ring is not clipped. */
const steps =
  "24 0,64 0,64 8,72 8,72 16,80 16,80 24,88 24,88 64,80 64,80 72,72 72,72 80,64 80,64 88,24 88,24 80,16 80,16 72,8 72,8 64,0 64,0 24,8 24,8 16,16 16,16 8,24 8";
const plate = `polygon(${steps.replace(/\d+/g, (at) => percent(Number(at), 88))})`;

const under = { content: '""', position: "absolute", clipPath: plate } as const;

export const hubs = {
  roof: style([
    hub,
    hubPlaces.roof,
    {
      background: "none",
      isolation: "isolate",
      "::before": { ...under, inset: "-3px", zIndex: -1, background: vars.color.raised },
      "::after": { ...under, inset: 0, zIndex: -1, background: vars.color.accent },
    },
  ]),
  silk: style([
    hub,
    hubPlaces.silk,
    {
      background: vars.color.raised,
      color: vars.color.accent,
      border: `2px solid ${vars.color.accent}`,
      borderRadius: vars.radius.full,
    },
  ]),
  shore: style([hub, hubPlaces.shore, { borderRadius: vars.radius.full }]),
};

/** Both keep to the hub's size, however large the member's text is. */
export const coins = style({
  fontSize: "30px",
  fontWeight: vars.look.amountWeight,
  fontVariantNumeric: "tabular-nums",
});

export const unit = style({ fontSize: "15px" });
