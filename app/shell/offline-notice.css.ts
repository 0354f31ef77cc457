import { style } from "@vanilla-extract/css";
import { desktop, lowPhone } from "themes/media";
import { vars } from "themes/vars.css";
import { TABS, TOP } from "./frame.css";

const words = style({
  display: "flex",
  gap: vars.space[8],
  marginBottom: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  color: vars.color.warning,
  border: `1px solid ${vars.color.warning}`,
  borderRadius: `min(${vars.look.radiusField}, 14px)`,
  background: vars.color.page,
  fontSize: vars.type[15],
});

/** In sight wherever the screen is scrolled to, below the top bar where that stays. */
export const notice = style([
  words,
  {
    position: "sticky",
    top: TOP,
    zIndex: 2,
    "@media": { [lowPhone]: { top: 0 }, [desktop]: { top: vars.space[8] } },
  },
]);

/** Above a dialog's buttons, where the tap was; neither they nor what was typed is covered on a phone. */
export const over = style([
  words,
  {
    position: "fixed",
    bottom: `calc(${TABS} + ${vars.space[24]} + env(safe-area-inset-bottom))`,
    insetInline: vars.space[16],
    zIndex: 8,
    maxWidth: "28rem",
    marginInline: "auto",
    pointerEvents: "none",
  },
]);
