import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { framed, stepped } from "themes/frames";
import { desktop, largeText, short } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";
import * as motif from "../page-parts/motif.css";

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

const base = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.look.radiusCard,
  color: vars.color.inkPlain,
  textDecoration: "none",
});

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
  padding: `${vars.space[8]} ${vars.look.inset}`,
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

const hue = (ground: string, line: string) => ({ vars: { "--hue": ground, "--hue-line": line } });
const lucky = hue(vars.color.hueSlot, vars.color.hueSlotLine);

/** The colours of the placeholder for a missing picture, by the bonus's type. */
export const hues = styleVariants({
  day: lucky,
  week: hue(vars.color.hueSport, vars.color.hueSportLine),
  limit: hue(vars.color.hueLotto, vars.color.hueLottoLine),
  promotion: lucky,
  refund: lucky,
  luckydraw: lucky,
  other: lucky,
  received: [hue(vars.color.sunken, vars.color.inkSoft), { filter: "grayscale(1)", opacity: 0.7 }],
});

/** The aspect ratio of the specification's banners, 300 to 211. */
export const art = style([motif.art, { aspectRatio: "300 / 211" }]);

/** What is said with a check mark: that a bonus is held, or a promotion found. */
export const confirmed = style({
  ...block.row,
  gap: vars.space[8],
  color: vars.color.positive,
  fontSize: vars.type[15],
});

export const endForm = style({ ...block.column, gap: vars.space[8], marginTop: vars.space[8] });

/** A destructive button: neither primary nor a plain secondary one. */
export const danger = style({
  selectors: { "&&": { borderColor: vars.color.negative, color: vars.color.negative } },
});

export const couldNotRead = style({ justifyItems: "stretch", ...block.aligned });

export const panel = style({
  ...block.column,
  gap: vars.space[16],
  "@media": { [short]: { gap: vars.space[8] } },
});

/** Of the bonus that is held, or the promotion. */
export const heading = style({ ...block.strong, fontSize: vars.type[18], overflowWrap: "anywhere" });

/** The button is beside its field, or below it if larger text needs the width. */
export const search = style({ ...block.wrap, alignItems: "end", gap: vars.space[8] });

globalStyle(`${search} > :has(> input)`, { flex: "1 1 10rem" });
// As high as the button beside it.
globalStyle(`${search} > :has(> input) > input`, { minHeight: "3.25rem" });
globalStyle(`${search} > [role="alert"]`, { flex: "1 1 100%" });
globalStyle(`${search} > :has([role="alert"])`, { flex: "1 1 100%" });
globalStyle(`${search} > button`, { flex: "0 1 auto", "@media": { [largeText]: { flex: "1 1 100%" } } });
// Beside an error the button would be aligned with the error's bottom.
globalStyle(`${search} > :has(> [aria-invalid]), ${search} > :has(> [aria-invalid]) ~ button`, {
  flex: "1 1 100%",
});

const redent = when("shape", "redent");

globalStyle(`${redent} ${base}`, {
  ...framed("line", "raised"),
  borderRadius: 0,
  textAlign: "center",
});
globalStyle(`${redent} ${card.active}`, { borderImage: stepped("accent", "raised") });
globalStyle(`${redent} ${base} p`, { justifyContent: "center" });
globalStyle(`${redent} ${danger}`, framed("negative", "none"));

const arc = when("shape", "arc");

globalStyle(`${arc} ${base}`, { background: vars.color.raised, borderRadius: "20px" });
globalStyle(`${arc} ${art}`, { borderRadius: "19px 19px 0 0" });

/** Plain: cards have no edge; the active one has a ring around its picture. */
const plain = when("shape", "plain");

globalStyle(`${plain} ${base}`, { background: "none", border: 0 });
globalStyle(`${plain} ${card.active} ${art}`, {
  boxShadow: `0 0 0 2px ${vars.color.page}, 0 0 0 4px ${vars.color.accent}`,
});
