import { style } from "@vanilla-extract/css";
import { tallPhone } from "themes/media";
import { block, vars } from "themes/vars.css";
import { input } from "~/components/field.css";

/** The frame above and below the page (app/shell/frame.css.ts, app-shell.css.ts). */
const FRAME = `max(56px, ${vars.size.touch}) - 64px - env(safe-area-inset-bottom) - 2.25rem`;

/** As high as the phone: what is written stands at its foot, as in the chat with script. */
export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[16],
  width: "100%",
  maxWidth: "35rem",
  marginInline: "auto",
  "@media": {
    [tallPhone]: {
      minHeight: [`calc(100vh - ${FRAME})`, `calc(100dvh - ${FRAME})`],
    },
  },
});

export const title = style(block.aligned);

export const fold = style({
  flex: "none",
  width: "auto",
  height: `min(${vars.look.bandHeight}, 34px)`,
  marginInline: `calc(-1 * ${vars.space[16]})`,
});

export const form = style({ ...block.column, gap: vars.space[8], marginTop: "auto" });

export const label = style(block.strong);

/** As high as its text, which ends in the reference. */
export const about = style([input, { lineHeight: vars.leading.body, resize: "none" }]);
