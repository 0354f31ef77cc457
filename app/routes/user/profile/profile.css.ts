import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

const desktop = "screen and (min-width: 1024px)";

/** On a desktop the member is beside the bank account. */
export const profile = style({
  ...block.column,
  gap: vars.space[24],
  alignItems: "start",
  "@media": {
    [desktop]: { gridTemplateColumns: "24rem minmax(0, 1fr)", gap: "2.5rem", paddingTop: vars.space[12] },
  },
});

export const message = style({ gridColumn: "1 / -1" });

export const who = style({ selectors: { "&&": { paddingInline: 0, paddingTop: "1.25rem" } } });

/** The padding of a card that has an edge. */
const inset = `var(--inset, ${vars.space[16]})`;

const centred = { justifySelf: vars.look.justify, paddingInline: inset } as const;

/** The first letter of the name, in place of a photo. */
export const face = style([
  part("face"),
  {
    justifySelf: vars.look.justify,
    ...block.centred,
    width: "72px",
    height: "72px",
    marginInline: inset,
    marginBottom: vars.space[8],
    background: vars.color.accentTint,
    color: vars.color.accent,
    borderRadius: vars.look.radiusControl,
    fontSize: "34px",
    fontWeight: vars.weight.strong,
    lineHeight: 1,
  },
]);

export const name = style([centred, { maxWidth: "100%", ...block.aligned }]);

export const since = style([
  centred,
  { ...block.caption, fontVariantNumeric: "tabular-nums", ...block.aligned },
]);

export const fold = style([part("fold"), { marginBlock: `${vars.space[12]} ${vars.space[4]}` }]);

export const facts = style({ paddingInline: inset });

export const right = style({ ...block.column, gap: vars.space[24], alignContent: "start" });

export const account = style({ gap: vars.space[4] });

export const bank = style(block.strong);

export const number = style({ fontSize: `min(${vars.type[22]}, 7vw)`, fontWeight: vars.look.amountWeight });

export const row = style({
  ...block.apart,
  alignItems: "center",
  columnGap: vars.space[12],
  minHeight: vars.size.touch,
});

export const fact = style([
  row,
  { paddingBlock: vars.space[4], selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } } },
]);

export const term = style({ color: vars.color.inkSoft, fontSize: vars.type[15] });

export const value = style({
  ...block.row,
  minWidth: 0,
  marginInlineStart: "auto",
  color: vars.color.inkStrong,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  textAlign: "end",
});

export const link = style({ ...block.textLink, gap: vars.space[8], fontWeight: vars.weight.strong });

export const empty = style({ color: vars.color.inkSoft });
