import { globalStyle, style } from "@vanilla-extract/css";
import { largeText } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

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

export const frame = style([
  part("slip-frame"),
  {
    padding: "10px",
    background: vars.color.sunken,
    border: `1px solid ${vars.color.line}`,
    "@media": { [largeText]: { gridRow: "span 3" } },
  },
]);

/** Instead of this picture another one, or none. */
export const swap = style({
  ...block.wrap,
  gap: `0 20px`,
  "@media": { [largeText]: { gridColumn: "1 / -1" } },
});

/** With large text what is said of the code, and the words to tap, stand below the picture. */
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
