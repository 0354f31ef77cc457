import { globalStyle, style } from "@vanilla-extract/css";
import { framed, stepped, steppedTop } from "themes/frames";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";
import { chip } from "~/components/chip.css";

/** The one small corner shows which side wrote the message. */
const CORNER = "4px";

export const list = style({
  ...block.column,
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
});

export const item = style({ ...block.column, gap: vars.space[12] });

export const day = style({ ...block.caption, textAlign: "center" });

export const soft = style({ display: "block", ...block.caption, fontWeight: vars.weight.plain });

const box = {
  maxWidth: "100%",
  background: vars.color.raised,
  color: vars.color.inkStrong,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.look.radiusField,
} as const;

const text = {
  padding: `${vars.space[8]} 0.875rem`,
  color: vars.color.inkStrong,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
} as const;

export const bubble = style({ ...box, ...text });

const side = style({
  // A box of a fixed width gives way once the text is large.
  ...block.column,
  gap: vars.space[4],
  width: "fit-content",
  minWidth: 0,
  maxWidth: "min(17.5rem, 86%)",
});

export const theirs = style([side, { justifyItems: "start" }]);

export const own = style([side, { justifySelf: "end", justifyItems: "end" }]);

globalStyle(`${theirs} > ${bubble}`, { borderEndStartRadius: CORNER });

globalStyle(`${own} > ${bubble}`, {
  background: vars.color.accentTint,
  borderColor: vars.color.accentSoft,
  borderEndEndRadius: CORNER,
});

export const unknown = style([bubble, { color: vars.color.inkSoft, fontStyle: "italic" }]);

/** A text with its buttons, or a card: as wide as a banner. */
export const stack = style({
  ...block.column,
  ...box,
  width: "16rem",
  overflow: "hidden",
});

export const said = style(text);

export const action = style({
  ...block.row,
  gap: vars.space[8],
  width: "100%",
  minHeight: "3rem",
  padding: `${vars.space[4]} 0.875rem`,
  background: "transparent",
  ...block.strong,
  border: 0,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: "start",
  textDecoration: "none",
  ":focus-visible": { outlineOffset: "-3px" },
});

export const idle = style([action, { color: vars.color.inkSoft, fontWeight: vars.weight.plain }]);

export const form = style({ display: "contents" });

export const replies = style({ ...block.wrap, gap: vars.space[8] });

export const reply = style([
  chip,
  {
    flex: "none",
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space[8],
    maxWidth: "min(20rem, 100%)",
    minHeight: vars.size.touch,
    padding: `${vars.space[4]} ${vars.space[16]}`,
    background: "transparent",
    border: `1px solid ${vars.color.inputLine}`,
    borderRadius: vars.look.radiusField,
    textAlign: "start",
    textDecoration: "none",
  },
]);

export const file = style([
  bubble,
  {
    ...block.row,
    gap: vars.space[12],
    width: "16rem",
    minHeight: "3rem",
    whiteSpace: "normal",
    textDecoration: "none",
    lineHeight: 1.45,
  },
]);

globalStyle(`${file} > span`, { minWidth: 0, overflowWrap: "anywhere" });

/** Has its final size before the picture loads, so that nothing jumps. */
export const picture = style({
  display: "block",
  width: "13rem",
  maxWidth: "100%",
  height: "13rem",
  overflow: "hidden",
  background: vars.color.sunken,
  borderRadius: vars.look.radiusField,
  selectors: {
    [`${stack} > &`]: { width: "100%", height: "11rem", borderRadius: 0 },
    [`${stack} > &:focus-visible`]: { outlineOffset: "-3px" },
  },
});

/** Shown whole, because staff and members read slips; a card's own picture fills it. */
export const image = style({
  ...block.cover,
  objectFit: "contain",
  selectors: { [`${stack} &`]: { objectFit: "cover" } },
});

export const video = style({
  width: "16rem",
  maxWidth: "100%",
  height: "9rem",
  background: "#000",
  borderRadius: vars.look.radiusField,
});

/** Redent: all have stepped frames. */
const redent = when("shape", "redent");

globalStyle(`${redent} :is(${bubble}, ${stack})`, { ...framed("line", "raised"), borderRadius: 0 });
globalStyle(`${redent} ${own} > ${bubble}`, {
  background: "none",
  borderImage: stepped("accentSoft", "accentTint"),
});
globalStyle(`${redent} ${stack} > a:first-child`, { clipPath: steppedTop });

/** Arc: the member's own stand on the brand's colour. */
const arc = when("shape", "arc");

globalStyle(`${arc} ${own} > ${bubble}`, {
  vars: { [vars.color.inkSoft]: vars.color.onAccentSoft },
  borderColor: "transparent",
  background: vars.color.accent,
  color: vars.color.onAccent,
});

/** Plain: others' words stand beside a line, without a ground. */
const plain = when("shape", "plain");

globalStyle(`${plain} p.${bubble}`, {
  paddingBlock: 0,
  borderWidth: "0 0 0 2px",
  borderColor: vars.color.accentSoft,
  background: "none",
});
globalStyle(`${plain} ${theirs} > p.${bubble}`, { borderRadius: 0 });
globalStyle(`${plain} ${own} > ${bubble}`, {
  paddingBlock: vars.space[8],
  border: "1px solid transparent",
});
