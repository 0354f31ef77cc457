import { findProgram, type Tool, tools } from "../bootstrap/tools";
import type { Choice, Engine } from "./choice";

/** The programs of the engines that `npm test` does without, by Debian's names. */
const engineTools: Record<Exclude<Engine, "chromium">, Tool> = {
  firefox: {
    what: "Firefox",
    packages: ["firefox-esr"],
    isThere: async () => (findProgram("firefox-esr") ?? findProgram("firefox")) !== undefined,
  },
  webkit: {
    what: "WebKitGTK and its driver",
    packages: ["webkit2gtk-driver"],
    isThere: async () => findProgram("WebKitWebDriver") !== undefined,
  },
};

/** What makes new pictures small. */
const shrinker: Tool = {
  what: "pngquant",
  packages: ["pngquant"],
  isThere: async () => findProgram("pngquant") !== undefined,
};

/** Everything that a run needs installed. */
export function toolsFor({ engines, isUpdating }: Pick<Choice, "engines" | "isUpdating">): Tool[] {
  const others = engines.filter((engine) => engine !== "chromium");
  return [...tools, ...others.map((engine) => engineTools[engine]), ...(isUpdating ? [shrinker] : [])];
}
