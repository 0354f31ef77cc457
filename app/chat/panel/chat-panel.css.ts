import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { desktop, largeText } from "themes/media";
import { block, vars } from "themes/vars.css";
import { bandTitle } from "~/components/dialog.css";

const rise = keyframes({ from: { transform: "translateY(1.5rem)", opacity: 0 } });

/**
 * A full-screen sheet; from 1024 px a panel at the side. `--keyboard` and `--above`: what an on-screen keyboard covers.
 */
export const panel = style({
  ...block.over,
  inset: "var(--above, 0px) 0 auto",
  height: ["calc(100% - var(--keyboard, 0px))", "calc(100dvh - var(--keyboard, 0px))"],
  maxHeight: "none",
  margin: 0,
  overflow: "hidden",
  background: vars.color.page,
  animation: `${rise} ${vars.motion.calm} ease-out`,
  selectors: { "&[open]": { display: "flex" } },
  "@media": {
    [desktop]: {
      inset: "0 0 0 auto",
      width: "26rem",
      borderInlineStart: `1px solid ${vars.color.line}`,
      boxShadow: vars.shadow.high,
    },
  },
});

/** The page is not covered by the panel. */
globalStyle("html[data-chat=open] body", { "@media": { [desktop]: { marginInlineEnd: "26rem" } } });

export const head = style([bandTitle, { gap: "0.625rem" }]);

export const fold = style({ flex: "none" });

export const names = style({ flex: 1, minWidth: 0, lineHeight: 1.45 });

export const title = style({ fontSize: vars.type[16], ":focus": { outline: "none" } });

export const state = style({ fontSize: vars.type[14] });

export const tool = style({
  ...block.iconTool,
  flex: "none",
  color: "inherit",
  borderRadius: vars.radius.full,
  ":focus-visible": { outlineOffset: "-3px" },
});

export const alertPlace = style({ flex: "none" });

export const alert = style({
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.color.raised,
  color: vars.color.inkStrong,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const waiting = style({ flex: 1 });

/** The only thing in red: a connection that is tried again is none. */
export const gaveUp = style({
  flex: 1,
  ...block.column,
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space[16],
  padding: vars.space[24],
});

export const failure = style({ color: vars.color.negative, fontWeight: vars.weight.strong });

export const foot = style({
  flex: "none",
  background: vars.color.raised,
  borderTop: `1px solid ${vars.color.line}`,
  paddingBottom: "env(safe-area-inset-bottom)",
});

export const quick = style({
  display: "flex",
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[16]} 0`,
  overflowX: "auto",
  scrollbarWidth: "none",
});

/** With large text they wrap where the messages keep their room. */
export const topicReplies = style([
  quick,
  { "@media": { [`${largeText} and (min-height: 720px)`]: { flexWrap: "wrap" } } },
]);
