import { style, styleVariants } from "@vanilla-extract/css";
import { largeText } from "themes/media";
import { block, vars } from "themes/vars.css";
import { actions, under } from "~/components/dialog.css";

export const caption = style(block.caption);

export const amount = style({ ...block.column, gap: vars.space[4], ...block.aligned });

export const said = style({
  display: "flex",
  gap: vars.space[8],
  fontSize: vars.type[15],
  textAlign: "start",
});

/** Icons beside plain text. */
export const signs = styleVariants({
  met: { flex: "none", color: vars.color.positive },
  unmet: { flex: "none", color: vars.color.warning },
});

/** With large text only the first way stays in view. */
export const bar = style([
  actions,
  { selectors: { "&&": { "@media": { [largeText]: { display: "contents" } } } } },
]);

export const ways = style({
  flex: "1 1 100%",
  ...block.column,
  gap: vars.space[8],
  "@media": { [largeText]: { display: "contents" } },
});

export const way = style({
  ...block.column,
  gap: vars.space[8],
  vars: under,
  selectors: {
    "&:first-child": {
      "@media": {
        [largeText]: { ...block.stuck, background: vars.color.overlay },
      },
    },
  },
});

export const link = style(block.wordLink);
