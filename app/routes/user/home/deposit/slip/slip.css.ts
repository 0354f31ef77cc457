import { globalStyle, style } from "@vanilla-extract/css";
import { framed } from "themes/frames";
import { largeText, short } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

export const caption = style(block.caption);

export const chosen = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, min(10rem, 44%)) minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[16],
  "@media": {
    [largeText]: {
      gridTemplateColumns: "108px minmax(0, 1fr)",
      gridTemplateRows: "1fr auto 1fr",
      rowGap: vars.space[4],
    },
    "(max-width: 14em)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const picture = style({
  width: "100%",
  maxHeight: "12rem",
  objectFit: "contain",
});

export const frame = style({
  padding: "10px",
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  "@media": { [largeText]: { gridRow: "span 3" } },
});

/** To choose another picture, or none. */
export const swap = style({
  ...block.wrap,
  gap: `0 20px`,
  "@media": { [largeText]: { gridColumn: "1 / -1" } },
});

/** With large text the result about the code and the buttons stand below the picture. */
export const about = style({
  display: "grid",
  gap: vars.space[4],
  minWidth: 0,
  "@media": { [largeText]: { display: "contents" } },
});

export const name = style({ ...block.strong, minWidth: 0, overflowWrap: "anywhere" });

export const found = style({
  ...block.row,
  gap: vars.space[8],
  "@media": { [largeText]: { gridColumn: "1 / -1" } },
});
export const good = style({ display: "flex", flex: "none", color: vars.color.positive });
export const doubtful = style({ display: "flex", flex: "none", color: vars.color.warning });

export const destination = style({
  ...block.apart,
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlock: `1px solid ${vars.color.line}`,
});
globalStyle(`${destination} dt`, { color: vars.color.inkSoft });
globalStyle(`${destination} dd`, { color: vars.color.inkStrong });

export const number = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });

export const sending = style({ display: "grid", gap: vars.space[8] });

export const sendingHead = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
});

export const percent = style({
  color: vars.color.accent,
  fontSize: vars.type[22],
  fontVariantNumeric: "tabular-nums",
});

export const bar = style({
  appearance: "none",
  width: "100%",
  height: "1.75rem",
  background: vars.color.sunken,
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: vars.radius[8],
  overflow: "hidden",
  selectors: {
    "&::-webkit-progress-bar": { background: vars.color.sunken },
    "&::-webkit-progress-value": { background: vars.color.accent },
    "&::-moz-progress-bar": { background: vars.color.accent },
  },
});

export const whole = style({ gridColumn: "1 / -1" });

/** The file field covers all of it: a tap opens the file chooser, and a dropped file is chosen. */
export const drop = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: "20px",
  padding: "20px",
  background: vars.color.sunken,
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: vars.look.radiusCard,
  selectors: {
    "&:focus-within": block.focusRing,
    "&[data-over]": { filter: "brightness(1.08)" },
  },
  "@media": {
    [largeText]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      justifyItems: "center",
      gap: vars.space[12],
      paddingInline: vars.space[16],
      textAlign: "center",
    },
  },
});

/** Transparent, so that the browser's own words are not seen. */
export const field = style({
  position: "absolute",
  inset: 0,
  zIndex: 1,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
});

export const head = style({ display: "block", ...block.strong, fontSize: vars.type[18], lineHeight: 1.5 });

export const hint = style({ display: "block", marginTop: vars.space[4], fontSize: vars.type[14] });

/** Without script `:valid` tells that the field holds a picture. */
export const filled = style([head, { display: "none" }]);
globalStyle(`${drop}:has(input:valid) ${filled}`, { display: "block" });
globalStyle(`${drop}:has(input:valid) :is(${hint}, ${head}:not(${filled}))`, { display: "none" });

export const specimen = style({
  width: "116px",
  height: "164px",
  fill: "none",
  strokeWidth: "1px",
  "@media": {
    [largeText]: { width: "72px", height: "102px" },
    [short]: { width: "72px", height: "102px" },
  },
});
export const paper = style({ fill: vars.color.overlay, stroke: vars.color.inkSoft });
export const pale = style({ fill: vars.color.line });
export const print = style({ fill: vars.color.inkSoft });
export const tick = style({ stroke: vars.color.inkSoft, strokeWidth: "3px" });
export const code = style({ fill: vars.color.inkStrong });
export const brackets = style({ stroke: vars.color.accent, strokeWidth: "2px" });

export const paste = style({
  ...block.apart,
  alignItems: "center",
  gap: `0 ${vars.space[12]}`,
  fontSize: vars.type[15],
});

/** A button that looks like a link. */
export const word = style({
  ...block.textLink,
  ...block.strong,
  minWidth: vars.size.touch,
  padding: 0,
  background: "transparent",
  border: 0,
  textDecoration: "underline",
});

/** The camera's own field, for which a phone opens the camera. Large text leaves it to the field's own choice. */
export const camera = style({
  position: "relative",
  overflow: "hidden",
  "@media": { [largeText]: { display: "none" }, "not all and (pointer: coarse)": { display: "none" } },
});
globalStyle(`${camera}:focus-within`, block.focusRing);

/** Redent: four brackets, each of two lines, show where a picture can be dropped. */
const redent = when("shape", "redent");
const corners = ["0 0", "100% 0", "0 100%", "100% 100%"]
  .flatMap((corner) => ["18px 1.5px", "1.5px 18px"].map((size) => `${corner} / ${size}`))
  .map((spot) => `linear-gradient(${vars.color.accent}, ${vars.color.accent}) ${spot} no-repeat`);

globalStyle(`${redent} ${frame}`, framed("accent", "sunken"));
globalStyle(`${redent} ${drop}`, { ...framed("inputLine", "sunken"), borderRadius: 0 });
globalStyle(`${redent} ${drop}::before`, {
  content: "",
  position: "absolute",
  inset: "8px",
  background: corners.join(),
  pointerEvents: "none",
});

/** Arc: a picture is dropped into a pouch beneath a band. */
const arc = when("shape", "arc");

globalStyle(`${arc} ${frame}`, {
  borderColor: "transparent",
  borderRadius: "1.25rem",
  background: vars.color.accentTint,
});
globalStyle(`${arc} ${drop}`, {
  overflow: "hidden",
  paddingTop: "50px",
  borderColor: "transparent",
  borderRadius: "1.75rem",
});
globalStyle(`${arc} ${drop}::before`, {
  content: "",
  position: "absolute",
  inset: "-1px 0 auto",
  height: "34px",
  background: `${vars.look.band} center / auto 100% repeat-x`,
});

/** Plain: only a line at the lower edge. */
const plain = when("shape", "plain");

globalStyle(`${plain} ${frame}`, { overflow: "hidden", padding: 0, borderRadius: "10px" });
globalStyle(`${plain} ${drop}`, {
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: "10px",
  paddingInline: 0,
  background: "none",
  borderColor: vars.color.accent,
  borderWidth: "0 0 1.5px",
  textAlign: "center",
});
