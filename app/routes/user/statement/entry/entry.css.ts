import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, phone } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";
import { beside, paper as sheet } from "../../paper.css";

export const entry = style([beside, { "@media": { [phone]: block.column } }]);

/** Ends in the brand's band, like a receipt. */
export const paper = style([
  sheet,
  { "@media": { [desktop]: { selectors: { "&&": { padding: `${vars.space[32]} 2.5rem 0` } } } } },
]);

export const fold = style([
  part("fold"),
  {
    display: "none",
    flex: "none",
    "@media": {
      [desktop]: { display: "block", width: "auto", marginTop: "auto", marginInline: "-2.5rem" },
    },
  },
]);

export const side = style({ ...block.column, alignContent: "start", gap: vars.space[16] });

/** On a phone the sheet leads over to it. */
export const sideTitle = style({
  fontSize: vars.type[18],
  "@media": { [phone]: { display: "none" }, print: { display: "none" } },
});

/** The brand's name, for print; on the screen the frame shows it. */
export const brand = style({
  display: "none",
  fontSize: vars.type[18],
  fontWeight: vars.weight.strong,
  "@media": { print: { display: "block" } },
});

export const head = style(block.aligned);

export const what = style({ fontSize: vars.type[22], overflowWrap: "anywhere" });

export const amount = style({
  color: vars.color.inkStrong,
  fontSize: `min(${vars.type[34]}, 9vw)`,
  fontWeight: vars.look.amountWeight,
  lineHeight: vars.leading.tight,
  overflowWrap: "anywhere",
});

/** An amount that did not move. */
export const unmoved = style([amount, { color: vars.color.inkSoft }]);

export const state = style({ ...block.strong, fontSize: vars.type[15] });

globalStyle(`${state} > [data-icon]`, {
  display: "inline-block",
  width: "20px",
  height: "20px",
  marginInlineEnd: vars.space[4],
  verticalAlign: "-4px",
  color: vars.color.warning,
});
globalStyle(`${state}[data-status=success] > [data-icon]`, { color: vars.color.positive });
globalStyle(`${state}[data-status=failed] > [data-icon]`, { color: vars.color.negative });

export const zone = style(block.caption);

export const actions = style({
  ...block.column,
  gap: vars.space[8],
  marginTop: vars.space[8],
  "@media": { print: { display: "none" } },
});

export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** In print: only the record, in black. */
globalStyle(`body:has(${entry}) :is(header, nav)`, { "@media": { print: { display: "none" } } });
globalStyle(`html:has(${entry}), html:has(${entry}) body`, {
  "@media": { print: { background: "#fff", color: "#000" } },
});
globalStyle(`${entry} *`, { "@media": { print: { color: "#000", borderColor: "#999" } } });
