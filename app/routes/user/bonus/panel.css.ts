import { globalStyle, style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

const align = vars.look.align as "center";

/** The held bonus, which all money is bound to. */
export const held = style({ gap: vars.space[8], textAlign: align });

export const panel = style({ ...block.column, gap: vars.space[16] });

export const state = style({
  ...block.row,
  justifyContent: vars.look.justify,
  gap: vars.space[8],
  color: vars.color.positive,
  fontSize: vars.type[15],
});

export const found = style([state, { justifyContent: "start" }]);

export const name = style({ ...block.strong, fontSize: vars.type[18], overflowWrap: "anywhere" });

export const caption = style(block.caption);

export const form = style({ display: "grid", gap: vars.space[8], marginTop: vars.space[4] });

/** A destructive button: neither primary nor a plain secondary one. */
export const danger = style([part("danger"), { selectors: { "&&": { borderColor: vars.color.negative } } }]);

/** The button is beside its field, or below it if larger text needs the width. */
export const search = style({ ...block.wrap, alignItems: "end", gap: vars.space[8] });

globalStyle(`${search} > :has(> input)`, { flex: "1 1 10rem" });
// As high as the button beside it.
globalStyle(`${search} > :has(> input) > input`, { minHeight: "3.25rem" });
globalStyle(`${search} > :has([role="alert"]), ${search} > [role="alert"]`, { flex: "1 1 100%" });
globalStyle(`${search} > button`, { flex: "0 1 auto" });
// Beside an error the button would be aligned with the error's bottom.
globalStyle(`${search} > :has(> [aria-invalid]), ${search} > :has(> [aria-invalid]) ~ button`, {
  flex: "1 1 100%",
});

export const offer = style({ gap: vars.space[12] });
