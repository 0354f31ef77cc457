import { globalStyle, style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

/** With large text on a phone there is no room for cells: what is left is one field. */
const hasCells = "screen and (min-width: 19.9em)";

const GAP = "8px";
/** From one cell to the next: six of them fill a phone between its edges. */
const STEP = `min(3.5rem, (100vw - 2 * ${vars.space[16]} + ${GAP}) / 6)`;

/** The cells with the focus ring around them. */
export const code = style({
  "@media": {
    [hasCells]: {
      width: "fit-content",
      borderRadius: vars.look.radiusField,
      selectors: {
        "&:focus-within": block.focusRing,
      },
    },
  },
});

/** Cuts off the end of the field, which has room for the cursor behind the last digit. */
export const window = style({
  position: "relative",
  "@media": { [hasCells]: { overflow: "hidden" } },
});

export const cells = style({
  display: "none",
  "@media": {
    [hasCells]: {
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: `calc(${STEP} - ${GAP})`,
      justifyContent: "start",
      gap: GAP,
    },
  },
});

export const cell = style({ minHeight: "3.75rem" });

globalStyle(`${cells} > ${cell}`, { padding: 0 });

/** Each digit stands in the middle of its cell. */
export const typed = style({});

globalStyle(`${window} > ${typed}`, {
  fontVariantNumeric: "tabular-nums",
  "@media": {
    [hasCells]: {
      position: "absolute",
      inset: 0,
      width: "calc(100% + 3rem)",
      padding: 0,
      paddingInlineStart: `calc((${STEP} - ${GAP} - 1ch) / 2)`,
      background: "none",
      border: 0,
      borderImage: "none",
      outline: "none",
      fontSize: "1.625rem",
      fontWeight: vars.weight.strong,
      letterSpacing: `calc(${STEP} - 1ch)`,
    },
  },
});

/** Another code, and another phone number. */
export const again = style({
  ...block.apart,
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[16]}`,
});

/** The button's text begins where the field does. */
export const resend = style({ marginInlineStart: `calc(-1 * ${vars.space[8]})` });

export const change = style({ ...block.textLink, fontWeight: vars.weight.strong });

/** Keeps its room on the line until the script can do what it says. */
export const later = style({ visibility: "hidden" });
