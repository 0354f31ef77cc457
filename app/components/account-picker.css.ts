import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";
import { currency } from "./money.css";

/** Lower where the screen is, so that the amount and what it leads to stay in sight. */
const short = "screen and (max-height: 599px)";
const ROW = "3.5rem";
const LOW_ROW = "3.125rem";

export const picker = style({ minWidth: 0 });

export const legend = style({
  display: "flex",
  justifyContent: "space-between",
  width: "100%",
  color: vars.color.inkStrong,
  fontWeight: vars.weight.strong,
  marginBottom: vars.space[4],
});

/** Once for all of the list's amounts: beside each of them it would break off where kip have eight digits. */
export const unit = style({
  color: vars.color.inkSoft,
  fontSize: vars.type[14],
  fontWeight: vars.weight.plain,
});

/** Three rows are in sight; the chosen one snaps to the middle, the first and the last one too. */
export const list = style({
  position: "relative",
  height: `calc(3 * ${ROW} + 2px)`,
  paddingBlock: ROW,
  marginBottom: vars.space[4],
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollBehavior: "smooth",
  scrollSnapType: "y mandatory",
  scrollbarWidth: "none",
  background: vars.color.sunken,
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: vars.radius[14],
  selectors: {
    "&[data-invalid]": { borderColor: vars.color.negative, borderWidth: "2px" },
    "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
  "@media": { [short]: { height: `calc(3 * ${LOW_ROW} + 2px)`, paddingBlock: LOW_ROW } },
});

export const option = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  minHeight: ROW,
  paddingInline: vars.space[8],
  marginInline: "2px",
  scrollSnapAlign: "center",
  color: vars.color.inkSoft,
  border: "1px solid transparent",
  borderRadius: vars.radius[8],
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { background: vars.color.overlay, borderColor: vars.color.accent },
  },
  "@media": { [short]: { minHeight: LOW_ROW } },
});

export const radio = style({
  position: "absolute",
  opacity: 0,
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  cursor: "pointer",
});

export const name = style({ fontSize: vars.type[15], lineHeight: vars.leading.body });

export const placeholder = style({ fontSize: vars.type[15] });

export const amount = style({ fontSize: vars.type[14], lineHeight: vars.leading.body, whiteSpace: "nowrap" });

globalStyle(`${amount} ${currency}`, { position: "absolute", clipPath: "inset(50%)" });

globalStyle(`${option}:has(:checked) :is(${name}, ${amount}, ${placeholder})`, {
  color: vars.color.inkStrong,
});

globalStyle(`${option}:has(:checked) ${name}`, { fontWeight: vars.weight.strong });
