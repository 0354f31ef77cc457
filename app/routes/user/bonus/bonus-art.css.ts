import { style, styleVariants } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { vars } from "themes/vars.css";
import { ground } from "../page/motif.css";

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
export const art = style([part("art"), { ...ground, aspectRatio: "300 / 211" }]);
