import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, largeText, lowPhone, phone } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";
import { guestFrame, posterFrame, TABS } from "./frame.css";

export const tabs = style({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 3,
  display: "flex",
  justifyContent: "center",
  height: `calc(${TABS} + env(safe-area-inset-bottom))`,
  paddingInline: vars.space[4],
  paddingBottom: "env(safe-area-inset-bottom)",
  background: vars.color.raised,
  color: vars.color.inkSoft,
  borderTop: `1px solid ${vars.color.line}`,
  "@media": {
    print: { display: "none" },
    [lowPhone]: { position: "static" },
    [desktop]: {
      borderTop: 0,
      height: "auto",
      selectors: {
        [`${guestFrame} > &, ${posterFrame} > &`]: {
          gridArea: "nav",
          position: "relative",
          justifySelf: "end",
          alignItems: "center",
          gap: vars.space[8],
          paddingInline: `0 ${vars.space[32]}`,
          background: "none",
          color: vars.color.inkPlain,
          boxShadow: "none",
        },
      },
    },
  },
});

/** As wide as its label, so that five fit on one line. */
export const tab = style({
  position: "relative",
  flex: "1 1 auto",
  minWidth: "44px",
  maxWidth: "9rem",
  ...block.row,
  flexDirection: "column",
  justifyContent: "center",
  paddingInline: "2px",
  fontSize: `min(${vars.type[14]}, 15px)`,
  lineHeight: vars.leading.body,
  textDecoration: "none",
  ":focus-visible": { outlineOffset: "-3px" },
  selectors: { "&[aria-current]": { ...block.strong } },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[aria-current]": { textDecoration: "underline" } } },
    "(hover: hover)": { selectors: { "&:hover:not([aria-current])": { color: vars.color.inkStrong } } },
    // The longest words of five just fit as large as this.
    [largeText]: { fontSize: `min(${vars.type[14]}, 14px)` },
    [desktop]: {
      flex: "none",
      flexDirection: "row",
      maxWidth: "none",
      selectors: {
        [`${guestFrame} &, ${posterFrame} &`]: {
          gap: vars.space[8],
          minHeight: "48px",
          paddingInline: "10px",
          fontSize: vars.type[15],
        },
      },
    },
  },
});

export const homeTab = style([tab]);

export const tabLabel = style({ maxWidth: "100%", ...block.oneLine });

/** Line: a diamond on the bar's edge marks the present tab, in a guest's top row below its word. */
const line = when("tabs", "line");

globalStyle(`${line} ${tabs}`, { background: vars.color.page, borderColor: vars.color.accentSoft });
globalStyle(`${line} ${tab}[aria-current]`, { color: vars.color.accent });
globalStyle(`${line} ${tab}[aria-current]::before`, {
  content: "",
  position: "absolute",
  top: "-6px",
  width: "11px",
  height: "11px",
  background: vars.color.accent,
  transform: "rotate(45deg)",
  "@media": {
    [desktop]: { top: "auto", bottom: "-3px", left: "50%", width: "8px", height: "8px", marginLeft: "-4px" },
  },
});

/** Arch: the bar is rounded, and the present tab has a pill around its icon. */
const arch = when("tabs", "arch");

globalStyle(`${arch} ${tabs}`, {
  borderColor: "transparent",
  "@media": {
    [phone]: { boxShadow: `0 -1px 0 ${vars.color.line}`, borderRadius: "1.5rem 1.5rem 0 0" },
  },
});
globalStyle(`${arch} ${tab}`, {
  "@media": {
    [desktop]: { borderRadius: vars.radius.full },
    "(max-width: 359px)": { paddingInline: "1px" },
  },
});
globalStyle(`${arch} ${tab}[aria-current]`, {
  color: vars.color.accent,
  "@media": { [desktop]: { paddingInline: "18px", background: vars.color.onAccent } },
});
globalStyle(`${arch} ${tab}[aria-current] [data-icon]`, {
  "@media": {
    [phone]: {
      boxSizing: "content-box",
      padding: "1px 14px",
      margin: "-1px 0",
      borderRadius: vars.radius.full,
      background: vars.color.accentTint,
    },
  },
});

/** Quiet: a short line beneath its word marks the present tab. */
const quiet = when("tabs", "quiet");

globalStyle(`${quiet} ${tabs}`, { background: vars.color.page, borderColor: vars.color.line });
globalStyle(`${quiet} ${tab}[aria-current]`, { "@media": { [desktop]: { paddingInline: vars.space[8] } } });
globalStyle(`${quiet} ${tab}[aria-current]::after`, {
  content: "",
  position: "absolute",
  bottom: "4px",
  width: "24px",
  height: "2px",
  background: vars.color.accent,
  "@media": { [desktop]: { bottom: "8px", left: "44px" } },
});
