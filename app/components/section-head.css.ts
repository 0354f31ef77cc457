import { globalStyle, style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

/** A section's heading with the tools at its end. */
export const head = style({
  ...block.row,
  gap: vars.space[12],
  minHeight: vars.space[32],
  marginBottom: vars.space[8],
  "@media": { [desktop]: { marginBottom: 0 } },
});

export const tools = style({ display: "flex", marginInlineStart: "auto" });

/** Ruled: the heading stands between two lines, of which a desktop keeps the second. The tools come last. */
const ruled = when("heading", "ruled");

globalStyle(`${ruled} ${head}::before, ${ruled} ${head}::after`, {
  content: "",
  flex: "1 0 1rem",
  height: "1px",
  background: vars.color.accentSoft,
});
globalStyle(`${ruled} ${head} > *`, { order: 3 });
globalStyle(`${ruled} ${head} > :first-child`, { order: 1 });
globalStyle(`${ruled} ${head}::after`, { order: 2 });
globalStyle(`${ruled} ${head}::before`, { "@media": { [desktop]: { content: "none" } } });
