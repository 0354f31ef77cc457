import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, phone } from "themes/media";
import { block, vars } from "themes/vars.css";
import * as button from "~/components/button.css";
import { face } from "~/components/face.css";
import { ground } from "../page-parts/motif.css";
import { beside, paper as sheet } from "../page-parts/paper.css";

/** The crest across the full width, then the facts and the next steps, which a desktop has beside it. */
export const outcome = style([
  beside,
  {
    ...block.middle,
    "@media": {
      [phone]: { flex: 1, display: "flex", flexDirection: "column" },
      [desktop]: { maxWidth: "62rem" },
    },
    // Below a message the crest's tip would touch it.
    selectors: { "[data-kind] + &": { marginTop: vars.space[16] } },
  },
]);

export const paper = style([
  sheet,
  {
    "@media": {
      [desktop]: { selectors: { "&&": { padding: `0 ${vars.space[16]} ${vars.space[32]}` } } },
    },
  },
]);

export const side = style({
  display: "flex",
  flexDirection: "column",
  "@media": { [phone]: { flex: 1 }, [desktop]: { justifyContent: "flex-start" } },
});

/** Level with the sheet beside it. */
globalStyle(`${side} > :first-child`, { "@media": { [desktop]: { marginTop: 0 } } });

/** Two beside each other where they fit; what is quieter has its own line. */
export const others = style({ ...block.wrap, gap: vars.space[8], ":empty": { display: "none" } });

globalStyle(`${others} > *`, { flex: "1 1 9rem", width: "auto" });
globalStyle(`${others} > ${button.variants.quiet}`, { flexBasis: "100%" });

export const text = style({ textWrap: "balance" });

/** The operator's message is on its own line. */
export const reason = style({ display: "block" });

/** What is counted comes first, and larger. */
export const counted = style({
  ...block.apart,
  alignItems: "baseline",
  gap: `0 ${vars.space[12]}`,
  paddingBlock: "6px 10px",
  fontSize: vars.type[15],
  color: vars.color.inkPlain,
});

export const balance = style({
  marginInlineStart: "auto",
  textAlign: "end",
  ...block.amount,
  lineHeight: vars.leading.tight,
});

export const before = style({ flex: "1 1 100%", ...block.caption, textAlign: "end" });

/** Keeps its groups on one line. */
export const note = style({ color: vars.color.inkSoft, whiteSpace: "nowrap" });

export const thumb = style([
  face,
  {
    vars: { "--hue": vars.color.hueSlot, "--hue-line": vars.color.hueSlotLine },
    ...ground,
    flex: "none",
    width: "36px",
    height: "36px",
    marginBlock: "-4px",
  },
]);
