import { findProgram, type Tool, tools } from "../bootstrap/tools";
import type { Engine } from "./choice";

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

/** Everything that a run with these engines needs installed. */
export function toolsFor(engines: readonly Engine[]): Tool[] {
  const others = engines.filter((engine) => engine !== "chromium");
  return [...tools, ...others.map((engine) => engineTools[engine])];
}
