import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";
import * as motif from "../../page-parts/motif.css";

/** The shelf's hue and the colour of lines on it, for everything inside. */
export const hues = styleVariants({
  slot: { vars: { "--hue": vars.color.hueSlot, "--hue-line": vars.color.hueSlotLine } },
  sport: { vars: { "--hue": vars.color.hueSport, "--hue-line": vars.color.hueSportLine } },
  lotto: { vars: { "--hue": vars.color.hueLotto, "--hue-line": vars.color.hueLottoLine } },
});

export const art = style([motif.art, { height: "96px" }]);

const monogram = style({
  position: "absolute",
  zIndex: 1,
  ...block.centred,
  width: "40px",
  height: "40px",
  overflow: "hidden",
  fontSize: "15px",
  fontWeight: vars.weight.strong,
  lineHeight: 1,
});

export const logo = style([monogram, { objectFit: "cover" }]);
export const initials = monogram;

const redent = when("shape", "redent");

globalStyle(`${redent} ${monogram}`, {
  top: "56px",
  left: 0,
  background: vars.color.raised,
  borderRadius: 0,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  color: vars.color.inkStrong,
});

/** Arc: the picture is an arch with a disc across its lower edge, beneath which the words begin. */
const arc = when("shape", "arc");

globalStyle(`${arc} ${art}`, { margin: "5px 5px 0", borderRadius: "74px 74px 0 0" });
globalStyle(`${arc} ${monogram}`, {
  top: "76px",
  left: "calc(50% - 20px)",
  background: "var(--hue)",
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 4px ${vars.color.raised}`,
  color: "var(--hue-line)",
});
globalStyle(`${arc} ${monogram} ~ *`, { paddingInline: vars.space[12] });
globalStyle(`${arc} ${monogram} + *`, { paddingTop: vars.space[16] });

const plain = when("shape", "plain");

globalStyle(`${plain} ${monogram}`, {
  top: "46px",
  left: "10px",
  background: vars.color.raised,
  borderRadius: "10px",
  color: "var(--hue-line)",
});
