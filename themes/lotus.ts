import type { Preset } from "./preset";

/** Warm ivory and lotus silk: soft arcs, and a cloth whose woven hem hangs over the fold. */
export const lotus: Preset = {
  colors: {
    page: "#FBF5EF",
    raised: "#FFFFFF",
    sunken: "#F3E8E1",
    overlay: "#FFFFFF",
    inkStrong: "#2B1230",
    inkPlain: "#4A3050",
    inkSoft: "#75597A",
    accent: "#7A1F5C",
    onAccent: "#FFF6EC",
    positive: "#1B6B45",
    negative: "#B3261E",
    warning: "#845200",
    line: "#E4D5CF",
    inputLine: "#8F7791",
    focus: "#7A1F5C",
  },
  shadows: {
    low: "0 1px 2px rgb(43 18 48 / 0.1)",
    high: "0 12px 32px rgb(43 18 48 / 0.18)",
  },
  hues: "dye",
  character: {
    shape: "arc",
    pattern: "lotus",
    card: "silk",
    poster: "lotus",
    heading: "large",
    tabs: "arch",
  },
};
