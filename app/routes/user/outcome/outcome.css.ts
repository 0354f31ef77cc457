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

/** Across the card's padding. */
export const crest = style({ marginInline: `calc(-1 * ${vars.space[16]})` });

export const fold = style([
  part("fold"),
  {
    width: `calc(100% + 2 * ${vars.space[16]})`,
    marginInline: `calc(-1 * ${vars.space[16]})`,
    selectors: { '[data-seal]:not([data-seal="positive"]) + &': { opacity: 0.55 } },
    "@media": { "screen and (max-height: 480px)": { display: "none" } },
  },
]);

export const words = style({
  ...block.column,
  gap: vars.space[4],
  paddingTop: vars.space[8],
  ...block.aligned,
  textWrap: "balance",
});

export const text = style({ textWrap: "balance" });

/** The operator's message is on its own line. */
export const reason = style({ display: "block" });

export const facts = style([part("facts"), { marginBlock: vars.space[12], paddingBlock: vars.space[4] }]);

export const fact = style({
  ...block.apart,
  gap: `0 ${vars.space[12]}`,
  paddingBlock: "7px",
  fontSize: vars.type[15],
  selectors: { "* + &": { borderTop: `1px solid ${vars.color.line}` } },
});

/** What is counted comes first, and larger. */
export const counted = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  gap: `0 ${vars.space[12]}`,
  paddingBlock: "6px 10px",
  fontSize: vars.type[15],
  color: vars.color.inkPlain,
  "@media": { "(max-width: 17em)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const balance = style({
  textAlign: "end",
  color: vars.color.inkStrong,
  fontSize: `min(${vars.type[22]}, 7vw)`,
  fontWeight: vars.look.amountWeight,
  lineHeight: vars.leading.tight,
});

export const before = style({ gridColumn: "1 / -1", ...block.caption, textAlign: "end" });

/** Keeps its groups on one line. */
export const note = style({ color: vars.color.inkSoft, whiteSpace: "nowrap" });

export const usual = style({ marginTop: vars.space[8], ...block.caption, textAlign: "center" });

export const term = style({ color: vars.color.inkSoft });

export const value = style({
  marginInlineStart: "auto",
  color: vars.color.inkStrong,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  textAlign: "end",
});

export const next = style({
  display: "grid",
  gap: vars.space[8],
  marginTop: "auto",
  paddingTop: vars.space[12],
  "@media": { print: { display: "none" } },
});

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
