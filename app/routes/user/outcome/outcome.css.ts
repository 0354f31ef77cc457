import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";
import { phone } from "~/shell/frame.css";
import { ground } from "../motif.css";

/** One card: the crest across the full width, then the facts. */
export const outcome = style({
  width: "100%",
  maxWidth: vars.size.column,
  marginInline: "auto",
  "@media": { [phone]: { flex: 1, display: "flex", flexDirection: "column" } },
  // Below a message the crest's tip would touch it.
  selectors: { "[data-kind] + &": { marginTop: vars.space[16] } },
});

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
  color: vars.color.inkStrong,
  fontSize: `min(${vars.type[22]}, 7vw)`,
  fontWeight: vars.look.amountWeight,
  lineHeight: vars.leading.tight,
});

export const before = style({ flex: "1 1 100%", ...block.caption, textAlign: "end" });

/** Keeps its groups on one line. */
export const note = style({ color: vars.color.inkSoft, whiteSpace: "nowrap" });

export const usual = style({ marginTop: vars.space[8], ...block.caption, textAlign: "center" });

export const thumb = style([
  part("face"),
  {
    vars: { "--hue": vars.color.hueSlot, "--hue-line": vars.color.hueSlotLine },
    ...ground,
    flex: "none",
    width: "36px",
    height: "36px",
    marginBlock: "-4px",
  },
]);
