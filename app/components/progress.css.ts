import { globalStyle, style } from "@vanilla-extract/css";
import { drawing } from "themes/drawing";
import { desktop } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

export const progress = style({
  ...block.apart,
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[16]}`,
});

export const words = style(block.caption);

export const steps = style({ ...block.row, gap: "6px", minHeight: "16px" });

/** As the brand draws a step: a diamond, a petal, a wave. */
export const step = style({ flex: "none" });

/** Lattice: steps are diamonds on a line. */
const lattice = when("pattern", "lattice");
const thread = `linear-gradient(${vars.color.accentSoft}, ${vars.color.accentSoft})`;

globalStyle(`${lattice} ${steps}`, {
  gap: "14px",
  paddingInline: "2px",
  background: `${thread} 50% / calc(100% - 12px) 1px no-repeat`,
});
globalStyle(`${lattice} ${step}`, {
  width: "10px",
  height: "10px",
  transform: "rotate(45deg)",
  border: `1px solid ${vars.color.accentSoft}`,
  background: vars.color.page,
});
globalStyle(`${lattice} ${step}:not([data-state=done])`, {
  "@media": { [desktop]: { background: vars.color.raised } },
});

/** Lotus: steps are petals. */
const lotus = when("pattern", "lotus");

globalStyle(`${lotus} ${steps}`, { gap: "10px", paddingInline: "4px" });
globalStyle(`${lotus} ${step}`, {
  width: "12px",
  height: "12px",
  transform: "rotate(-45deg)",
  border: `1px solid ${vars.color.accentSoft}`,
  borderRadius: "100% 0",
});

/** Both are filled behind the present step, which is larger. */
for (const [pattern, size] of [
  [lattice, "14px"],
  [lotus, "16px"],
] as const) {
  globalStyle(`${pattern} ${step}[data-state=done]`, {
    borderColor: vars.color.accent,
    background: vars.color.accent,
  });
  globalStyle(`${pattern} ${step}[data-state=now]`, {
    width: size,
    height: size,
    border: `2px solid ${vars.color.accent}`,
  });
}

/** Wave: steps are short waves. */
const wave = when("pattern", "wave");

globalStyle(`${wave} ${steps}`, { gap: vars.space[4] });
globalStyle(`${wave} ${step}`, {
  width: "24px",
  height: "12px",
  background: `${drawing("progress-wave")} center no-repeat`,
});
globalStyle(`${wave} ${step}[data-state=done]`, {
  background: `${drawing("progress-wave-done")} center no-repeat`,
});
globalStyle(`${wave} ${step}[data-state=now]`, {
  background: `${drawing("progress-wave-now")} center no-repeat`,
});
