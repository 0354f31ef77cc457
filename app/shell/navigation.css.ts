import { style } from "@vanilla-extract/css";
import { desktop, largeText, lowPhone } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";
import { guestFrame, posterFrame, TABS } from "./frame.css";

export const tabs = style([
  part("tabs"),
  {
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
  },
]);

/** As wide as its label, so that five fit on one line. */
export const tab = style([
  part("tab"),
  {
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
  },
]);

export const homeTab = style([part("home-tab"), tab]);

export const tabLabel = style({ maxWidth: "100%", ...block.oneLine });
