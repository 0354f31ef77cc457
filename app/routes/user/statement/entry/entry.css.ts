import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, phone } from "themes/media";
import { block, vars } from "themes/vars.css";
import { plate } from "~/components/card.css";
import { beside, paper as sheet } from "../../page-parts/paper.css";

/** The others take a line of their own where they have no room beside the way back. */
export const navigation = style({
  ...block.row,
  flexWrap: "wrap",
  justifyContent: "space-between",
  "@media": { print: { display: "none" } },
});

export const others = style({ ...block.row, gap: vars.space[8], marginInlineStart: "auto" });

export const step = style({
  ...block.row,
  gap: vars.space[4],
  minHeight: vars.size.touch,
  paddingInline: vars.space[4],
  ...block.strong,
  fontSize: vars.type[15],
  textDecoration: "none",
});

globalStyle(`${step} > [data-icon]`, { width: "20px", height: "20px" });

export const entry = style([beside, { "@media": { [phone]: block.column } }]);

/** Ends in the brand's band, like a receipt. */
export const paper = style([
  sheet,
  {
    "@media": {
      [desktop]: { selectors: { "&&": { padding: `${vars.space[32]} 2.5rem 0` } } },
      print: { selectors: { "&&&": { padding: vars.space[16] } } },
    },
  },
]);

export const fold = style({
  display: "none",
  flex: "none",
  "@media": {
    [desktop]: { display: "block", width: "auto", marginTop: "auto", marginInline: "-2.5rem" },
    print: { display: "block", marginTop: vars.space[16] },
  },
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

/** On a desktop they stand on the sheet, which is a plate already. */
export const stages = style([
  plate,
  {
    padding: vars.space[16],
    "@media": {
      [phone]: { marginTop: vars.space[16] },
      [desktop]: {
        selectors: {
          "&&": { border: 0, borderImage: "none", background: "none", padding: `${vars.space[16]} 0` },
        },
      },
    },
  },
]);

export const facts = style({
  marginTop: vars.space[16],
  borderTop: `1px solid ${vars.color.line}`,
  "@media": { [desktop]: { marginBottom: vars.space[24] } },
  // They end with an edge of their own.
  selectors: { [`${stages} + &`]: { "@media": { [phone]: { marginTop: vars.space[4], borderTop: 0 } } } },
});

export const zone = style(block.caption);

export const actions = style({
  ...block.column,
  alignContent: "start",
  gap: vars.space[8],
  marginTop: vars.space[8],
  "@media": { [desktop]: { marginTop: 0 }, print: { display: "none" } },
});

/** Where there is no script, members print from the browser's menu; phones have no printer, but a picture of what is done. */
export const print = style({
  "@media": { "(scripting: none)": { display: "none" }, [phone]: { display: "none" } },
});

/** In print: only the record, in black. No page prints its frame. */
globalStyle("header, nav", { "@media": { print: { display: "none" } } });
globalStyle("main header", { "@media": { print: { display: "revert" } } });
globalStyle(`html:has(${entry}), html:has(${entry}) body`, {
  "@media": { print: { background: "#fff", color: "#000" } },
});
globalStyle(`${entry} button`, { "@media": { print: { display: "none" } } });
globalStyle(`${entry} *`, { "@media": { print: { color: "#000", borderColor: "#999" } } });
