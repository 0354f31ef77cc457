import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { block, vars } from "themes/vars.css";
import { actions, body } from "~/components/dialog.css";

/** What stands above the form: the own account, money on its way, and what could not be read. */
export const notes = style({
  ...block.column,
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]} 0`,
  ":empty": { display: "none" },
  "@media": { [desktop]: { paddingInline: vars.space[32] } },
});

export const form = style([body, { minHeight: 0 }]);

/** On a desktop the chosen way's details stand beside all the ways. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  flex: 1,
  "@media": {
    [desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: "3.5rem",
      paddingBlock: `${vars.space[12]} ${vars.space[24]}`,
      paddingInline: vars.space[16],
    },
  },
});

const left = { "@media": { [desktop]: { gridColumn: 1 } } };

export const hold = style([left, { marginBottom: vars.space[16] }]);

// The range is that of the way which is chosen, which is not known without script.
globalStyle(`${hold} [id$="-hint"]`, { "@media": { "(scripting: none)": { display: "none" } } });

export const routes = style({
  ...block.column,
  "@media": { [desktop]: { display: "contents" } },
});
globalStyle(`${routes} > *`, left);
globalStyle(`${routes} > :first-child`, { "@media": { [desktop]: { marginBottom: vars.space[8] } } });

/** As quiet as what it stands for: the primary beneath it does what the chosen way says. */
export const slip = style([
  left,
  {
    ...block.row,
    gap: vars.space[12],
    minHeight: "52px",
    color: vars.color.inkPlain,
    fontSize: vars.type[15],
    textDecoration: "underline",
    textUnderlineOffset: "4px",
  },
]);
globalStyle(`${slip} > [data-icon]`, { color: vars.color.inkSoft });

export const own = style({
  display: "grid",
  paddingBottom: vars.space[8],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const ownBank = style({ fontSize: vars.type[15] });

export const ownNumber = style({ ...block.strong, fontVariantNumeric: "tabular-nums" });

export const holder = style({ ...block.strong, overflowWrap: "anywhere" });

/** The primary alone; on a desktop below the details. */
export const bar = style([
  actions,
  { "@media": { [desktop]: { paddingInline: vars.space[32], justifyContent: "end" } } },
]);
globalStyle(`${bar} > button:last-child`, {
  "@media": { [desktop]: { flex: "0 0 calc(50% - 1.75rem)" } },
});

export const act = style({ ...block.row, justifyContent: "center", gap: vars.space[8] });

/** What the button says where the browser cannot say which way is chosen, and no script does. */
export const anyAct = style([act, { "@supports": { "selector(:has(*))": { display: "none" } } }]);

const actOf = (name: string) => [
  act,
  {
    display: "none",
    selectors: { [`${form}:has([data-act="${name}"]:checked) &`]: { display: "flex" } },
  },
];

/** Without script the chosen way's radio shows the button's text. */
export const acts = styleVariants({
  create: actOf("create"),
  show: actOf("show"),
  slip: actOf("slip"),
  done: actOf("done"),
  send: actOf("send"),
});

/** The amount can change without the text, which stands within `<noscript>` without it. */
export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const caption = style({ ...block.caption, fontWeight: vars.weight.plain });

/** Not there without script. */
export const captionHidden = style([
  caption,
  { visibility: "hidden", "@media": { "(scripting: none)": { display: "none" } } },
]);

export const method = style({
  ...block.column,
  gap: vars.space[12],
  alignContent: "start",
});

export const qrForm = style({ ...block.column, gap: vars.space[12] });
