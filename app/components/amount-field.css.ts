import { style } from "@vanilla-extract/css";
import { short, tablet } from "themes/media";
import { block, vars } from "themes/vars.css";
import { chip as choice } from "./chip.css";
import { input as field } from "./field.css";
import { scroller } from "./scroll-row.css";

export const head = style({ ...block.apart, alignItems: "baseline", gap: `0 ${vars.space[12]}` });

export const box = style({ position: "relative", ...block.row });

/** The largest text on its screen, as long as it fits. */
export const input = style([
  field,
  {
    selectors: {
      "&&": {
        minHeight: "3.75rem",
        paddingInlineEnd: "4.5rem",
        fontSize: `min(${vars.type[34]}, 9vw, 2.75rem)`,
        fontWeight: vars.look.amountWeight,
        lineHeight: vars.leading.tight,
        fontVariantNumeric: "tabular-nums",
      },
    },
    "@media": {
      [tablet]: { selectors: { "&&": { fontSize: vars.type[34] } } },
      [short]: {
        selectors: { "&&": { minHeight: "3.25rem", fontSize: vars.type[22] } },
      },
    },
  },
]);

export const currency = style({
  position: "absolute",
  insetInlineEnd: vars.space[16],
  color: vars.color.inkSoft,
  fontSize: `min(${vars.type[16]}, 20px)`,
  pointerEvents: "none",
});

/** A row that scrolls on a phone. The chips need JavaScript to fill the field; without it the browser lists them. */
export const chips = style([
  scroller,
  {
    gap: "6px",
    marginTop: vars.space[4],
    marginInline: `calc(-1 * ${vars.space[4]})`,
    // Keeps focus rings whole.
    padding: vars.space[4],
    "@media": {
      "(scripting: none)": { display: "none" },
      [tablet]: { flexWrap: "wrap" },
    },
  },
]);

export const chip = style([
  choice,
  {
    flex: "1 0 auto",
    minWidth: vars.size.touch,
    minHeight: vars.size.touch,
    paddingInline: "min(10px, 2vw)",
    background: "transparent",
    border: `1px solid ${vars.color.inputLine}`,
    borderRadius: vars.look.radiusControl,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    transition: `transform ${vars.motion.quick}`,
    ":active": { transform: "scale(.96)" },
    ":disabled": { color: vars.color.inkSoft },
    selectors: {
      // In a row of its own it would grow to a bar.
      "&:last-child": { flexBasis: vars.size.touch, minWidth: "max-content", maxWidth: "33%" },
      '&[aria-pressed="true"]': {
        background: vars.color.accent,
        color: vars.color.onAccent,
        borderColor: vars.color.accent,
        fontWeight: vars.weight.strong,
      },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { '&[aria-pressed="true"]': { outline: "2px solid Highlight" } },
      },
    },
  },
]);
