import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

const desktop = "screen and (min-width: 1024px)";
/** Beside the open chat there is room for one column only. */
const besideChat = "screen and (min-width: 1024px) and (max-width: 1439.98px)";

/** On a desktop the brand's text is beside the LINE account. */
export const contact = style({
  ...block.column,
  gap: vars.space[16],
  "@media": {
    [desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) 24rem",
      gap: `${vars.space[16]} 2.5rem`,
      alignItems: "start",
      maxWidth: "62rem",
      marginInline: "auto",
    },
    [besideChat]: {
      selectors: {
        "html[data-chat=open] &": { gridTemplateColumns: "minmax(0, 1fr)", maxWidth: vars.size.column },
      },
    },
  },
});

export const heading = style({ gridColumn: "1 / -1", ...block.aligned });

/** What the brand says, and the way into the chat; without either it takes no room. */
export const first = style({ ...block.column, gap: vars.space[16], ":empty": { display: "none" } });

export const words = style({ ...block.column, gap: vars.space[16], justifyItems: "start" });

export const line = style({ gap: vars.space[16], justifyItems: "center", textAlign: "center" });

/** A QR code scans best on white, whatever the theme. */
export const qr = style({
  maxWidth: `calc(100% - 2 * ${vars.space[12]})`,
  height: "auto",
  padding: vars.space[12],
  background: "#fff",
  borderRadius: `min(${vars.look.radiusCard}, 20px)`,
  boxSizing: "content-box",
});

export const foot = style({
  gridColumn: "1 / -1",
  ...block.apart,
  gap: `${vars.space[4]} ${vars.space[16]}`,
  color: vars.color.inkSoft,
  fontSize: vars.type[15],
});

export const link = style({ ...block.textLink, fontWeight: vars.weight.strong });

export const version = style({ alignSelf: "center", fontSize: vars.type[14] });
