import type { Preset } from "./preset";

/** Night and gilt: stepped corners, a pavilion's roof, a lattice of prachamyam flowers. */
export const midnight: Preset = {
  colors: {
    page: "#0B1220",
    raised: "#141D30",
    sunken: "#070C16",
    overlay: "#1B2740",
    inkStrong: "#F4F6FB",
    inkPlain: "#CBD3E3",
    inkSoft: "#97A3BC",
    accent: "#E6B655",
    onAccent: "#1F1703",
    positive: "#54C58F",
    negative: "#FF8177",
    warning: "#F0B04A",
    line: "#2A3752",
    inputLine: "#7381A0",
    focus: "#E6B655",
  },
  shadows: {
    low: "0 1px 2px rgb(0 0 0 / 0.4)",
    high: "0 12px 32px rgb(0 0 0 / 0.55)",
  },
  hues: "glow",
  character: {
    shape: "redent",
    pattern: "lattice",
    card: "roof",
    poster: "sala",
    heading: "ruled",
    tabs: "line",
  },
};
