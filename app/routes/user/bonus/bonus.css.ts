import { style, styleVariants } from "@vanilla-extract/css";
import { desktop, short } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const screen = style({
  ...block.column,
  gap: vars.space[12],
  "@media": { [short]: { gap: vars.space[4] } },
});

/** On a desktop the held bonus, or the code form, is beside the bonuses. */
export const columns = style({
  ...block.column,
  gap: vars.space[24],
  alignItems: "start",
  "@media": {
    [desktop]: {
      gap: "2.5rem",
      selectors: { "&:has(> :nth-child(2))": { gridTemplateColumns: "24rem minmax(0, 1fr)" } },
    },
  },
});

export const all = style({ ...block.column, minWidth: 0, "@media": { [desktop]: { gap: vars.space[8] } } });

/** Two columns on a phone; one if larger text needs the width. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(8.5rem, 30%)), 1fr))",
  gap: vars.space[12],
  selectors: { "[data-kind] + &": { marginTop: vars.space[12] } },
  "@media": { [desktop]: { gap: vars.space[16] } },
});

export const place = style({ display: "flex", minWidth: 0 });

const base = style([
  part("offer"),
  {
    flex: 1,
    minWidth: 0,
    display: "flex",
    flexDirection: "column",
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.look.radiusCard,
    color: vars.color.inkPlain,
    textDecoration: "none",
  },
]);

const link = { ...block.press } as const;

export const card = styleVariants({
  active: [base, link, { borderColor: vars.color.accent }],
  open: [base, link],
  received: [base],
});

export const words = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: "2px",
  padding: `${vars.space[8]} var(--inset, ${vars.space[12]})`,
});

export const name = style({ ...block.strong, fontSize: vars.type[16], overflowWrap: "anywhere" });

/** The operator's own name for it. */
export const code = style({ display: "block", ...block.caption, fontWeight: vars.weight.plain });

export const caption = style(block.caption);

const state = style({
  ...block.row,
  gap: vars.space[4],
  minHeight: "1.75rem",
  marginTop: "auto",
  fontSize: vars.type[14],
});

export const states = styleVariants({
  active: [state, { color: vars.color.positive, fontWeight: vars.weight.strong }],
  open: [state, { ...block.strong }],
  received: [state, { color: vars.color.inkSoft }],
});
