import { style, styleVariants } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";
import { ground } from "../../page/motif.css";

/** The shelf's hue and the colour of lines on it, for everything inside. */
export const hues = styleVariants({
  slot: { vars: { "--hue": vars.color.hueSlot, "--hue-line": vars.color.hueSlotLine } },
  sport: { vars: { "--hue": vars.color.hueSport, "--hue-line": vars.color.hueSportLine } },
  lotto: { vars: { "--hue": vars.color.hueLotto, "--hue-line": vars.color.hueLottoLine } },
});

export const art = style([part("art"), { ...ground, height: "96px" }]);

const monogram = style([
  part("monogram"),
  {
    position: "absolute",
    zIndex: 1,
    ...block.centred,
    width: "40px",
    height: "40px",
    overflow: "hidden",
    fontSize: "15px",
    fontWeight: vars.weight.strong,
    lineHeight: 1,
  },
]);

export const logo = style([monogram, { objectFit: "cover" }]);
export const initials = monogram;
