import { globalStyle, style } from "@vanilla-extract/css";
import { drawing } from "themes/drawing";
import { desktop, phone } from "themes/media";
import { vars } from "themes/vars.css";
import { when } from "themes/when";
import * as shell from "./app-shell.css";
import { frame } from "./frame.css";
import { keepBack } from "./keep-back";
import * as nav from "./navigation.css";

/** From 1024 px members have a side navigation instead of the bottom bar. */
export const memberFrame = style([
  frame,
  {
    "@media": {
      [desktop]: {
        display: "grid",
        gridTemplate: `"nav top" 48px "nav main" 1fr / ${vars.size.nav} minmax(0, 1fr)`,
      },
      print: { display: "block" },
    },
  },
]);

keepBack(memberFrame);

/** What a part of the frame is like there. */
function onDesktop(selector: string, rule: NonNullable<Parameters<typeof globalStyle>[1]>): void {
  globalStyle(`${memberFrame} ${selector}`, { "@media": { [desktop]: rule } });
}

onDesktop(`> ${nav.tabs}`, {
  gridArea: "nav",
  insetInline: "0 auto",
  top: 0,
  width: vars.size.nav,
  flexDirection: "column",
  justifyContent: "flex-start",
  gap: vars.space[4],
  padding: `80px ${vars.space[16]} ${vars.space[24]}`,
  background: vars.look.navGround,
  color: vars.look.navInk,
});
onDesktop(nav.tab, {
  justifyContent: "flex-start",
  gap: vars.space[12],
  minHeight: "48px",
  paddingInline: vars.space[12],
  fontSize: `min(${vars.type[16]}, 20px)`,
});
onDesktop(`${nav.tab}[aria-current]`, { color: vars.look.navInkCurrent });
onDesktop(`${nav.tab}:hover:not([aria-current])`, { color: vars.look.navInkStrong });
onDesktop(shell.topRow, { minHeight: "48px", justifyContent: "flex-end", color: vars.color.inkPlain });
onDesktop(shell.brand, {
  position: "fixed",
  insetInlineStart: vars.space[24],
  top: vars.space[12],
  zIndex: 5,
  maxWidth: `calc(${vars.size.nav} - 2.5rem)`,
  minHeight: "48px",
  color: vars.look.navInkStrong,
});

/** The bottom of the side navigation. */
export const navFoot = style({
  display: "none",
  "@media": {
    [`${desktop} and (min-height: 640px)`]: {
      display: "block",
      position: "fixed",
      insetInlineStart: 0,
      bottom: 0,
      zIndex: 4,
      width: vars.size.nav,
      pointerEvents: "none",
    },
  },
});

const menu = `${memberFrame} > ${nav.tabs}`;

/** Line: the menu is a rail, on whose edge the diamond stands. */
const line = when("tabs", "line");

globalStyle(`${line} ${navFoot}`, {
  height: "168px",
  borderTop: `1px solid ${vars.color.accent}`,
  marginInlineEnd: "1px",
  background: drawing("nav"),
  boxShadow: `inset 0 8px ${vars.color.page}, inset 0 9px ${vars.color.accent}`,
});
globalStyle(`${line} ${menu}`, {
  "@media": { [desktop]: { borderInlineEnd: `1px solid ${vars.color.accentSoft}` } },
});
globalStyle(`${line} ${menu} ${nav.tab}`, {
  "@media": { [desktop]: { borderBottom: `1px solid ${vars.color.line}`, minHeight: "3.5rem" } },
});
globalStyle(`${line} ${menu} ${nav.tab}[aria-current]::before`, {
  "@media": {
    [desktop]: {
      inset: "50% -22px auto auto",
      width: "11px",
      height: "11px",
      margin: "-5px 0 0",
    },
  },
});

/**
 * Home is raised in the middle of the bar: both halves are equally wide and divided to fit the words of each language.
 * Where what it covers cannot be scrolled from beneath it, on a low screen or with large text, it is a tab like others.
 */
const arch = when("tabs", "arch");
const raised = "screen and (min-width: 17.01em) and (max-width: 1023.98px) and (min-height: 600px)";

globalStyle(`${arch} ${menu}`, {
  "@media": {
    [phone]: {
      vars: { "--home": "68px" },
      display: "grid",
      gridTemplateColumns: "1.1fr 1.1fr var(--home) 1.45fr .75fr",
    },
    "(max-width: 359px)": { vars: { "--home": "51px" }, paddingInline: 0 },
  },
});
globalStyle(`${arch} ${menu}:lang(th)`, {
  "@media": { [phone]: { gridTemplateColumns: "1.1fr 1.1fr var(--home) 1.33fr .87fr" } },
});
globalStyle(`${arch} ${menu}:lang(en)`, {
  "@media": { [phone]: { gridTemplateColumns: ".84fr 1.36fr var(--home) 1.24fr .96fr" } },
});
globalStyle(`${arch} ${menu}::before`, {
  "@media": {
    [raised]: {
      content: "",
      position: "absolute",
      left: "50%",
      top: "-25px",
      width: "64px",
      height: "64px",
      marginLeft: "-32px",
      borderRadius: vars.radius.full,
      background: vars.color.raised,
      boxShadow: `0 -1px 0 ${vars.color.line}`,
    },
  },
});
globalStyle(`${arch} ${menu} ${nav.homeTab} [data-icon]`, {
  "@media": {
    [raised]: {
      boxSizing: "content-box",
      margin: "-30px 0 0",
      padding: "14px",
      borderRadius: vars.radius.full,
      background: vars.color.accentTint,
      color: vars.color.accent,
      boxShadow: `0 0 0 6px ${vars.color.raised}`,
    },
  },
});
globalStyle(`${arch} ${menu} ${nav.homeTab}[aria-current] [data-icon]`, {
  "@media": { [raised]: { background: vars.color.accent, color: vars.color.onAccent } },
});
globalStyle(`${arch} ${navFoot}`, {
  height: "210px",
  background: `${drawing("nav")} center bottom no-repeat`,
});

const quiet = when("tabs", "quiet");

globalStyle(`${quiet} ${navFoot}`, {
  height: "160px",
  background: `${drawing("nav")} left bottom no-repeat`,
});
