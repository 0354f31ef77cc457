import { globalStyle, style } from "@vanilla-extract/css";
import { ornament } from "themes/drawing";
import { desktop, largeText, phone } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";
import { band } from "~/components/band.css";
import { filled } from "~/components/button.css";
import { currency } from "~/components/money.css";
import { gable, roofed } from "~/components/roofed.css";
import { top } from "~/shell/app-shell.css";

/** The pouch: flap, fold, inside. */
export const walletCard = style([
  roofed,
  {
    position: "relative",
    ...block.column,
    alignSelf: "start",
    paddingBottom: vars.space[16],
    ...block.plate,
    background: vars.color.raised,
  },
]);

const inner = style({ position: "relative", ...block.column, paddingInline: vars.space[16] });

export const flap = style([inner]);

export const art = style([gable]);

export const greeting = style({ fontSize: vars.type[16], fontWeight: vars.weight.strong, lineHeight: 1.6 });

export const caption = style(block.caption);

export const totalLabel = style([caption, { ...block.row, minHeight: vars.size.touch, gap: vars.space[4] }]);

export const inside = style([inner]);

/** Side by side while both figures fit on one line, otherwise below each other. */
export const parts = style({ ...block.apart, gap: `${vars.space[4]} ${vars.space[8]}` });

/** Hidden until what follows has begun to arrive (shell/frame.css.ts). */
globalStyle(`${parts}:not(:has(+ *))`, { visibility: "hidden" });

export const figure = style({ position: "relative", ...block.strong, whiteSpace: "nowrap" });

/** On the smallest phones, and with large text, only the total shows the currency; the figures below need the room. */
globalStyle(`${figure} ${currency}`, {
  "@media": {
    [`(max-width: 345px), ${largeText}`]: {
      position: "absolute",
      left: 0,
      clipPath: "inset(50%)",
    },
  },
});

/** With large text a name stands beside its figure, so that the actions below are in view. */
globalStyle(`${parts} > *`, {
  "@media": {
    [largeText]: { ...block.wrap, flexBasis: "100%", justifyContent: vars.look.align, columnGap: "8px" },
  },
});

export const update = style({ ...block.apart, alignItems: "center", minHeight: vars.size.touch });

/** Aligns the button's text, not its padding, with what is below. */
export const refresh = style({ marginInlineEnd: `calc(-1 * ${vars.space[8]})`, fontSize: vars.type[15] });

/** Beside its sign; with large text for screen readers alone. */
export const refreshWord = style({
  "@media": { [largeText]: { position: "absolute", right: 0, clipPath: "inset(50%)" } },
});

export const withScript = style(block.withScript);

export const actions = style({ ...block.wrap, gap: vars.space[8] });

/** Hidden until all three have arrived, as a slow phone would move the first ones aside (shell/frame.css.ts). */
globalStyle(`${actions}:not(:has(> :nth-child(3)))`, { visibility: "hidden" });

/** Three side by side at 320 px; with larger text below each other. */
export const action = style({
  flex: "1 1 4.75rem",
  minWidth: 0,
  paddingInline: "2px",
  selectors: {
    "&[aria-disabled]": { cursor: "not-allowed", filter: "grayscale(1) opacity(.6)", transform: "none" },
  },
});

const arc = when("shape", "arc");

globalStyle(`${arc} ${walletCard}`, { boxShadow: vars.shadow.low });

/** Roof: the card is a house under its gable. */
const roof = when("card", "roof");

globalStyle(`${roof} ${walletCard}`, {
  marginTop: vars.space[4],
  background: "none",
  border: 0,
  borderRadius: 0,
  boxShadow: "none",
});
globalStyle(`${roof} ${art}`, { justifySelf: "stretch", marginInline: `calc(-1 * ${vars.space[16]})` });
globalStyle(`${roof} ${flap}`, { justifyItems: "center" });
// The label stands in the middle of the card, whether or not its button is there.
globalStyle(`${roof} ${totalLabel}`, { justifyContent: "center", minHeight: "2.5rem" });
globalStyle(`${roof} ${totalLabel}:has(button)::before`, { content: "", width: "2.75rem", flexShrink: 99 });
globalStyle(`${roof} ${totalLabel} button`, {
  "@supports": { "not selector(:has(*))": { marginInlineEnd: "-2.75rem" } },
});
globalStyle(`${roof} ${walletCard} > ${band}`, {
  width: "calc(100% - 2px)",
  margin: "0.625rem 1px 0.375rem",
});
globalStyle(`${roof} ${parts}`, { gap: 0, overflow: ["hidden", "clip"] });
globalStyle(`${roof} ${parts} > *`, {
  flex: "1 1 7.5rem",
  marginInlineStart: "-1px",
  borderInlineStart: `1px solid ${vars.color.line}`,
});
globalStyle(`${roof} ${update}`, { marginTop: vars.space[4], borderTop: `1px solid ${vars.color.line}` });
globalStyle(`${roof} ${action}`, {
  flexDirection: "column",
  gap: "2px",
  minHeight: "4.25rem",
  padding: "0.375rem 0.25rem",
});

/** Silk: the flap is a coloured cloth, and the actions' icons stand on discs. */
const silk = when("card", "silk");

globalStyle(`${silk} ${walletCard}`, { overflow: "hidden", borderColor: "transparent" });
globalStyle(`${silk} ${flap}`, {
  vars: {
    [vars.color.inkStrong]: vars.color.onAccent,
    [vars.color.inkPlain]: vars.color.onAccentSoft,
    [vars.color.inkSoft]: vars.color.onAccentSoft,
    [vars.color.focus]: vars.color.onAccent,
  },
  overflow: "hidden",
  padding: "0.875rem 1.25rem 0.625rem",
  background: vars.color.accent,
  color: vars.color.onAccent,
});
globalStyle(`${silk} ${flap} > *`, { position: "relative" });
globalStyle(`${silk} ${flap} > ${art}`, {
  position: "absolute",
  right: 0,
  bottom: 0,
  width: "94px",
  height: "118px",
  borderImage: ornament("card-silk-corner"),
});
globalStyle(`${silk} ${inside}`, { padding: "0.75rem 1.25rem 0" });
globalStyle(`${silk} ${actions}`, { marginTop: vars.space[4] });
globalStyle(`${silk} ${action}`, {
  flexDirection: "column",
  gap: "0.375rem",
  minHeight: 0,
  padding: 0,
  background: "none",
  border: 0,
  borderImage: "none",
  color: vars.color.inkStrong,
});
globalStyle(`${silk} ${action} [data-icon]`, {
  boxSizing: "border-box",
  width: "56px",
  height: "56px",
  padding: "16px",
  background: vars.color.accentTint,
  borderRadius: vars.radius.full,
  color: vars.color.accent,
});
globalStyle(`${silk} ${action}${filled} [data-icon]`, {
  background: vars.color.accent,
  color: vars.color.onAccent,
});

/** Shore: the card is a river's bank, from edge to edge and up to the top bar; the river flows along its foot. */
const shore = when("card", "shore");

globalStyle(`${shore} ${top}:has(~ main ${walletCard})`, {
  "@media": { [phone]: { background: vars.color.raised } },
});
globalStyle(`${shore} ${walletCard}`, {
  marginInline: `calc(-1 * ${vars.space[16]})`,
  paddingBottom: "2.875rem",
  background: vars.color.raised,
  border: 0,
  borderRadius: 0,
  "@media": {
    [desktop]: {
      margin: "-3rem 0 0",
      paddingTop: "3rem",
      border: `solid ${vars.color.line}`,
      borderWidth: "0 1px",
    },
  },
});
globalStyle(`${shore} ${flap}`, {
  paddingTop: vars.space[8],
  "@media": { [desktop]: { paddingInline: vars.space[24] } },
});
globalStyle(`${shore} ${greeting}`, { fontWeight: vars.weight.plain });
globalStyle(`${shore} ${walletCard} > ${band}`, { position: "absolute", inset: "auto 0 -30px" });
globalStyle(`${shore} ${inside}`, { "@media": { [desktop]: { paddingInline: vars.space[24] } } });
globalStyle(`${shore} ${parts}`, {
  marginTop: vars.space[12],
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
});
globalStyle(`${shore} ${walletCard} + *`, { marginTop: "1.75rem" });
globalStyle(`${shore} ${walletCard}:last-child`, { marginBottom: "1.875rem" });
globalStyle(`${shore} ${action}`, { minHeight: "3rem", paddingInline: vars.space[4] });
globalStyle(`${shore} ${action} [data-icon]`, { display: "none" });
