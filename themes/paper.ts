import type { Preset } from "./preset";

/** Paper and river: air, long waves, quiet lines. */
export const paper: Preset = {
  colors: {
    page: "#F6F7F5",
    raised: "#FFFFFF",
    sunken: "#ECEFEB",
    overlay: "#FFFFFF",
    inkStrong: "#10201A",
    inkPlain: "#33443C",
    inkSoft: "#5C6C64",
    accent: "#0B6E47",
    onAccent: "#FFFFFF",
    positive: "#0B6E47",
    negative: "#B3261E",
    warning: "#7D5200",
    line: "#D8DED9",
    inputLine: "#77877F",
    focus: "#0B6E47",
  },
  shadows: {
    low: "0 1px 2px rgb(16 32 26 / 0.1)",
    high: "0 12px 32px rgb(16 32 26 / 0.16)",
  },
  hues: "wash",
  character: {
    shape: "plain",
    pattern: "wave",
    card: "shore",
    poster: "river",
    heading: "light",
    tabs: "quiet",
  },
};
