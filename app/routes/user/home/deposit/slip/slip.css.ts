import { globalStyle, style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const caption = style(block.caption);

export const choice = style({ display: "grid", gap: vars.space[8] });

/** Hidden during the upload, but still in the form. */
export const away = style({ display: "none" });

export const chooser = style({ display: "grid", gap: vars.space[4], ...block.strong });

export const file = style({
  width: "100%",
  minHeight: "3rem",
  padding: vars.space[8],
  background: vars.color.sunken,
  color: vars.color.inkPlain,
  border: `1px dashed ${vars.color.inputLine}`,
  borderRadius: vars.radius[8],
  fontSize: vars.type[16],
  fontWeight: vars.weight.plain,
  selectors: {
    "&::file-selector-button": {
      minHeight: "2rem",
      marginInlineEnd: vars.space[8],
      paddingInline: vars.space[12],
      font: "inherit",
      background: vars.color.raised,
      color: vars.color.inkStrong,
      border: `1px solid ${vars.color.inputLine}`,
      borderRadius: vars.radius[8],
    },
  },
});

/** Invisible on top of its label, so that touch and keyboard reach the input while the label is seen. */
export const over = style({
  position: "absolute",
  inset: 0,
  opacity: 0,
  width: "100%",
  cursor: "pointer",
});

/** The camera button needs JavaScript: without it two file inputs would send two files. */
export const camera = style({
  position: "relative",
  display: "none",
  placeItems: "center",
  minHeight: "2.75rem",
  color: vars.color.accent,
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: vars.radius[8],
  fontWeight: vars.weight.strong,
  ":focus-within": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  "@media": { "(scripting: enabled) and (pointer: coarse)": { display: "grid" } },
});

export const chosen = style({
  display: "grid",
  // With large text the name needs the room.
  gridTemplateColumns: "minmax(0, min(8rem, 40%)) minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[16],
});

export const picture = style({
  width: "100%",
  maxHeight: "11rem",
  objectFit: "contain",
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8],
});

export const about = style({ display: "grid", gap: vars.space[4], minWidth: 0 });

export const name = style({ ...block.strong, overflowWrap: "anywhere" });

export const found = style({ ...block.row, gap: vars.space[8] });
export const good = style({ display: "flex", flex: "none", color: vars.color.positive });
export const doubtful = style({ display: "flex", flex: "none", color: vars.color.warning });

export const destination = style({
  ...block.apart,
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlock: `1px solid ${vars.color.line}`,
});
globalStyle(`${destination} dt`, { color: vars.color.inkSoft });
globalStyle(`${destination} dd`, { margin: 0, color: vars.color.inkStrong });

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
