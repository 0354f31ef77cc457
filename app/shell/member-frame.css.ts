import { globalStyle, style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { part } from "themes/parts";
import { vars } from "themes/vars.css";
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
export const navFoot = style([
  part("nav-foot"),
  {
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
  },
]);
