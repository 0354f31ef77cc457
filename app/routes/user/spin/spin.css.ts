import { style, styleVariants } from "@vanilla-extract/css";
import { desktop, phone } from "themes/media";
import { block, vars } from "themes/vars.css";
import { visuallyHidden } from "~/components/visually-hidden.css";

const unscripted = "(scripting: none)";

/** The wheel, then the coupons; side by side from 1024 px. */
export const screen = style({
  ...block.column,
  alignContent: "start",
  gap: vars.space[24],
  "@media": {
    [phone]: { rowGap: 0 },
    [desktop]: { gridTemplateColumns: "27.5rem minmax(0, 32.5rem)", gap: `${vars.space[16]} 3.5rem` },
  },
});

const stage = style({
  position: "relative",
  isolation: "isolate",
  ...block.column,
  alignContent: "start",
  gap: vars.space[8],
  textAlign: "center",
});

/** On a phone the drawing begins beside the title, so that wheel and button are above the tabs. */
export const stages = styleVariants({
  roof: [stage, { "@media": { [phone]: { marginTop: "-28px" }, [unscripted]: { marginTop: 0 } } }],
  silk: [stage],
  shore: [stage, { "@media": { [phone]: { marginTop: "-12px" }, [unscripted]: { marginTop: 0 } } }],
});

const band = { position: "absolute", zIndex: -1, width: "auto", insetInline: "-1rem" } as const;

/** The hem that the lotus hangs from, and the river below the sun. The pavilion has its roof instead. */
export const bands = styleVariants({
  roof: { display: "none" },
  silk: { ...band, top: 0, "@media": { [desktop]: { insetInline: 0 }, [unscripted]: { display: "none" } } },
  shore: {
    ...band,
    top: "min(282px, 66vw)",
    "@media": { [desktop]: { insetInline: 0 }, [unscripted]: { display: "none" } },
  },
});

export const form = style({ ...block.column, justifyItems: "center", gap: vars.space[8] });

export const spin = style({ maxWidth: "25rem" });

/** The wheel's prizes as text, for users who cannot see it or have no JavaScript. */
export const prizes = style([
  visuallyHidden,
  {
    "@media": {
      [unscripted]: {
        position: "static",
        width: "auto",
        height: "auto",
        margin: 0,
        clipPath: "none",
        whiteSpace: "normal",
      },
    },
  },
]);

export const caption = style(block.caption);

export const link = style(block.textLink);

export const coupons = style({
  ...block.column,
  alignContent: "start",
  gap: vars.space[8],
  "@media": { [phone]: { marginTop: vars.space[16] } },
});

export const card = style({ paddingBottom: vars.space[4] });

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: vars.type[15],
  fontVariantNumeric: "tabular-nums",
});

export const column = style({
  position: "relative",
  paddingBottom: vars.space[4],
  ...block.caption,
  fontWeight: vars.weight.plain,
  textAlign: "start",
});

export const countColumn = style([
  column,
  { paddingInline: "8px", fontSize: `min(${vars.type[14]}, 18px)`, textAlign: "end", whiteSpace: "nowrap" },
]);

export const cell = style({
  paddingBlock: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.inkStrong,
  overflowWrap: "anywhere",
});

export const countCell = style([cell, { paddingInline: "8px", textAlign: "end" }]);

export const claimCell = style([cell, { width: "1%", paddingInlineEnd: 0, textAlign: "end" }]);

/** Its padding does not grow with the text, because the prize's name needs the room. */
export const claim = style({ minHeight: vars.size.touch, padding: "0 12px", whiteSpace: "nowrap" });

/** The result of a spin, as large as money is. */
export const result = style({ gap: vars.space[12], textAlign: "center" });

export const prize = style({
  ...block.strong,
  fontSize: vars.type[22],
  textAlign: "center",
  textWrap: "balance",
  overflowWrap: "anywhere",
});
