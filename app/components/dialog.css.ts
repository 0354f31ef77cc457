import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { drawing, roofSize } from "themes/drawing";
import { desktop, largeText, low, narrow, short, tablet } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";
import { band } from "./band.css";

const rise = keyframes({ from: { transform: "translateY(2rem)", opacity: 0 } });
const shade = "rgb(0 0 0 / .6)";

/** The ground of `block.stuck` in a dialog. */
export const under = { "--under": vars.color.overlay };

/** The form's buttons stay in view; with large text they stack, the submit button on top. */
export const actions = style({
  ...block.bar,
  marginBottom: `calc(-1 * ${vars.space[16]})`,
  background: vars.color.overlay,
  borderTop: `1px solid ${vars.color.line}`,
  "@media": {
    [low]: { position: "static" },
    [short]: {
      paddingTop: vars.space[8],
      paddingBottom: `calc(${vars.space[8]} + env(safe-area-inset-bottom))`,
    },
  },
});

globalStyle(`${actions} > :is(a, button)`, { flex: "1 1 auto" });

globalStyle(`${actions} > :is(a, button):last-child`, { flex: "999 1 11.5rem" });

// Large text leaves the bar to the primary button: the cross in the head cancels.
globalStyle(`${actions} > a:not(:last-child)`, { "@media": { [largeText]: { display: "none" } } });

/** A sheet from the bottom on a phone, full height if it holds a form; a centred card from 640 px. */
export const dialog = style({
  ...block.over,
  inset: "auto 0 0",
  maxHeight: ["100%", "100dvh"],
  margin: "0 auto",
  overflowY: "auto",
  overscrollBehavior: "contain",
  // Keeps focused fields clear of the title and the buttons.
  scrollPaddingBlock: "4rem 6rem",
  background: vars.color.overlay,
  borderRadius: `${vars.look.radiusCard} ${vars.look.radiusCard} 0 0`,
  animation: `${rise} ${vars.motion.calm} ease-out`,
  selectors: {
    "&[open]": { display: "flex" },
    "&::backdrop": { background: shade },
    // Without JavaScript the dialog is not modal and has no backdrop.
    "&:not(:modal)": { boxShadow: `0 0 0 100vmax ${shade}` },
  },
  "@media": {
    [narrow]: {
      selectors: {
        [`&:has(${actions}):has(input:not([type=hidden]), select)`]: {
          height: ["100%", "100dvh"],
          borderRadius: 0,
        },
      },
    },
    [tablet]: {
      inset: 0,
      width: "30rem",
      height: "fit-content",
      maxHeight: ["calc(100% - 2rem)", "calc(100dvh - 2rem)"],
      margin: "auto",
      border: `1px solid ${vars.look.cardEdge}`,
      borderRadius: vars.look.radiusCard,
    },
  },
});

/** For content in two columns on a desktop. */
export const wideDialog = style([
  dialog,
  { "@media": { [tablet]: { width: "35rem" }, [desktop]: { width: "65rem" } } },
]);

/** The screen below shows above it. */
export const drawer = style([
  dialog,
  {
    "@media": {
      [narrow]: {
        selectors: {
          "&&&&": {
            height: "auto",
            maxHeight: ["92%", "92dvh"],
            borderRadius: `${vars.look.radiusCard} ${vars.look.radiusCard} 0 0`,
          },
        },
      },
    },
  },
]);

/** A title with what closes its page at the end. */
const titleBar = style({
  flex: "none",
  ...block.row,
  gap: vars.space[8],
  minHeight: vars.size.top,
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderBottom: `1px solid ${vars.color.line}`,
});

/** Above the brand's band, whose ground it may have. */
export const bandTitle = style([titleBar]);

/** Stays in view above what scrolls. */
const stuckBar = style({
  position: "sticky",
  top: 0,
  zIndex: 2,
  background: vars.color.overlay,
  color: vars.color.inkPlain,
  "@media": { [low]: { position: "static" }, [short]: { minHeight: "48px" } },
});

export const head = style([bandTitle, stuckBar]);

/** Where the band is elsewhere, so that the brand does not colour the title for it. */
export const plainHead = style([titleBar, stuckBar]);

/** A picture of the brand between a title and its band. */
export const headArt = style({
  flex: "none",
  "@media": { [short]: { display: "none" }, [largeText]: { display: "none" } },
});

export const title = style({
  flex: 1,
  minWidth: 0,
  // Keeps the first and last of several lines off the edges; one line and this are lower than the close button.
  paddingBlock: vars.space[8],
  fontSize: vars.type[18],
  fontWeight: vars.weight.strong,
  ...block.aligned,
  ":focus": { outline: "none" },
});

/** Text with an icon, so that an error is not shown by its words alone. */
export const said = style({ display: "flex", gap: vars.space[12], textAlign: "start" });

export const danger = style({ flex: "none", color: vars.color.negative });

/** Hidden when a keyboard, a very small phone or large text needs its height. */
export const fold = style({
  flex: "none",
  "@media": { [short]: { display: "none" }, [largeText]: { display: "none" } },
});

export const body = style({
  flex: "1 0 auto",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[16]}`,
  "@media": { [short]: { gap: vars.space[8], paddingTop: vars.space[8] } },
});

/** No focus ring: it gets the focus only to be read out. */
export const review = style([body, { ":focus": { outline: "none" } }]);

// The way back to the fields leaves the bar to the primary button, too, and stands above it.
globalStyle(`${review} > ${actions}`, { "@media": { [largeText]: { display: "contents" } } });
globalStyle(`${review} > ${actions} > button`, { "@media": { [largeText]: { order: 1 } } });
globalStyle(`${review} > ${actions} > button:last-child`, {
  vars: under,
  "@media": { [largeText]: block.stuck },
});

/** Roof: the heading is in the middle of the bar, and has at its start the room that the cross takes at its end. */
const roof = when("card", "roof");

globalStyle(`${roof} ${titleBar}`, { borderBottom: `1px solid ${vars.color.accentSoft}` });
globalStyle(`${roof} ${titleBar} > h2`, { paddingInlineStart: vars.size.touch });
globalStyle(`${roof} ${titleBar}:has(+ ${headArt})`, { borderColor: "transparent" });
globalStyle(`${roof} ${dialog}[data-band=cut]`, { borderTop: `1px solid ${vars.color.negative}` });
globalStyle(`${roof} ${dialog}[data-band=cut] > ${titleBar}`, { border: 0 });
globalStyle(`${roof} ${headArt}`, {
  height: `${roofSize.eaves}px`,
  background: `${drawing("card-roof")} center top / ${roofSize.width}px no-repeat`,
});

const silk = when("card", "silk");

globalStyle(`${silk} ${bandTitle}`, {
  vars: {
    [vars.color.inkStrong]: vars.color.onAccent,
    [vars.color.inkPlain]: vars.color.onAccent,
    [vars.color.focus]: vars.color.onAccent,
  },
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderColor: "transparent",
});
globalStyle(`${silk} ${headArt}`, {
  height: "48px",
  background: `${vars.color.accent} ${drawing("dialog-silk")} right 1rem bottom no-repeat`,
});

/** Shore: the band is the river before the picture's bank. */
const shore = when("card", "shore");

globalStyle(`${shore} ${bandTitle} + ${band}`, { height: "26px" });
globalStyle(`${shore} ${titleBar}:has(+ ${headArt})`, { borderColor: "transparent" });
globalStyle(`${shore} ${headArt}`, {
  height: "40px",
  background: `${drawing("crest")} 68% 6px / 60px no-repeat`,
});
globalStyle(`${shore} ${headArt} + ${band}`, {
  position: "relative",
  height: "30px",
  marginTop: "-14px",
  "@media": { [largeText]: { marginTop: 0 } },
});
