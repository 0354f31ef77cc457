import { globalStyle, style } from "@vanilla-extract/css";
import { largeText, short } from "themes/media";
import { block, vars } from "themes/vars.css";

export const panel = style({
  ...block.column,
  gap: vars.space[16],
  "@media": { [short]: { gap: vars.space[8] } },
});

export const found = style({
  ...block.row,
  gap: vars.space[8],
  color: vars.color.positive,
  fontSize: vars.type[15],
});

export const name = style({ ...block.strong, fontSize: vars.type[18], overflowWrap: "anywhere" });

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
