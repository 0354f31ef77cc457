import { globalStyle, style } from "@vanilla-extract/css";
import { stepped } from "themes/frames";
import { short } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";
import { plate } from "~/components/card.css";
import { currency } from "~/components/money.css";

/** Lower on short screens, so that the amount and the button stay in view. */
const ROW = "3.5rem";
const LOW_ROW = "3.125rem";

export const picker = style({ minWidth: 0 });

export const legend = style({
  width: "100%",
  marginBottom: vars.space[4],
  ...block.caption,
  textAlign: "center",
});

/** Three rows are visible. The selected one snaps to the middle, even the first and the last. */
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
  border: `1px solid ${vars.look.cardEdge}`,
  selectors: {
    "&[data-invalid]": { borderColor: vars.color.negative },
    "&:has(:focus-visible)": block.focusRing,
  },
  "@supports": { "not selector(:has(*))": { ":focus-within": block.focusRing } },
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
  textAlign: "center",
  cursor: "pointer",
  selectors: { "&:has(:checked)": { background: vars.color.overlay, color: vars.color.inkPlain } },
  "@media": {
    [short]: { minHeight: LOW_ROW },
    "(forced-colors: active)": {
      selectors: { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});

export const radio = style({ ...block.unseenControl, cursor: "pointer" });

export const name = style({
  ...block.oneLine,
  fontSize: `min(${vars.type[15]}, 5vw)`,
  lineHeight: vars.leading.body,
});

export const placeholder = style({ fontSize: `min(${vars.type[15]}, 5vw)` });

/** Never under 14 px, and never truncated. */
export const amount = style({
  fontSize: `max(14px, min(${vars.type[14]}, 4.1vw))`,
  lineHeight: vars.leading.body,
  whiteSpace: "nowrap",
});

/** Hides the currency of balances: there is no room beside eight digits of kip. */
globalStyle(`${amount} ${currency}`, { position: "absolute", clipPath: "inset(50%)" });

globalStyle(`${radio}:checked ~ ${name}`, {
  color: "var(--chosen, var(--ink-strong))",
  fontWeight: vars.weight.strong,
});

export const pickers = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 32px minmax(0, 1fr)",
  alignItems: "start",
});

/** At the height of the pickers' middle, where the selected accounts are. */
export const arrow = style({
  ...block.centred,
  paddingTop: "6.4rem",
  color: vars.color.accent,
  "@media": { [short]: { paddingTop: "5.85rem" } },
});

export const preview = style([
  plate,
  {
    padding: `${vars.space[8]} min(${vars.space[16]}, 4vw)`,
    fontSize: vars.type[14],
    ...block.aligned,
    "@media": { [short]: { paddingBlock: vars.space[4] } },
  },
]);

export const previewHead = style({ ...block.caption, fontWeight: vars.weight.plain });

export const previewRows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: `min(${vars.space[8]}, 2vw)`,
});

/** Both amounts at the bottom, on one line, however many lines the names take. */
export const previewRow = style({
  ...block.column,
  alignContent: "space-between",
  minWidth: 0,
});

export const previewAmount = style({
  ...block.strong,
  fontSize: `max(15px, min(${vars.type[16]}, 4.6vw))`,
  whiteSpace: "nowrap",
});

const redent = when("shape", "redent");

globalStyle(`${redent} ${option}:has(:checked)`, {
  background: "none",
  borderImage: stepped("accent", "overlay"),
});

const arc = when("shape", "arc");

globalStyle(`${arc} ${list}`, { borderColor: "transparent", borderRadius: "1.875rem" });
globalStyle(`${arc} ${option}`, { borderRadius: vars.radius.full });
globalStyle(`${arc} ${option}:has(:checked)`, {
  vars: { "--chosen": vars.color.onAccent },
  background: vars.color.accent,
  color: vars.color.onAccentSoft,
});
globalStyle(`${arc} ${preview}`, {
  background: vars.color.sunken,
  borderColor: "transparent",
  textAlign: "center",
});

const plain = when("shape", "plain");

globalStyle(`${plain} ${list}`, {
  background: "none",
  borderColor: vars.color.line,
  borderWidth: "1px 0",
  borderRadius: 0,
});
globalStyle(`${plain} ${option}`, { paddingInline: 0, textAlign: "start" });
globalStyle(`${plain} ${option}:has(:checked)`, {
  background: "none",
  borderColor: "transparent",
  boxShadow: `inset 0 1.5px ${vars.color.accent}, inset 0 -1.5px ${vars.color.accent}`,
});
