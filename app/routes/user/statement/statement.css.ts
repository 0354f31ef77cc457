import { style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { block, vars } from "themes/vars.css";

export const statement = style(block.column);

export const head = style({
  ...block.wrap,
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "48px",
  "@media": { [desktop]: { marginBottom: vars.space[12] } },
});

export const title = style({ fontSize: vars.type[22] });

export const tools = style({ ...block.row, flex: "none", gap: vars.space[4], marginInlineStart: "auto" });

/** From 1024 px the sums are beside the entries. */
export const columns = style({
  ...block.column,
  "@media": {
    [desktop]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space[32],
      alignItems: "start",
      selectors: { "&:has(> aside)": { gridTemplateColumns: "minmax(0, 1fr) 16.5rem" } },
    },
  },
});

export const entries = style({ ...block.column, gap: vars.space[8], alignContent: "start" });

export const caption = style({ ...block.caption, fontVariantNumeric: "tabular-nums" });
