import { engineTool } from "../bootstrap/engines";
import { findProgram, type Tool, tools } from "../bootstrap/tools";
import type { Choice } from "./choice";

/** What makes new pictures small; a test of what goes with Chromium shows it. */
const shrinker: Tool = {
  what: "pngquant",
  packages: ["pngquant"],
  isThere: async () => findProgram("pngquant") !== undefined,
};

/** Everything that a run needs installed; `npm test` has Chromium already. */
export function toolsFor({ engines }: Pick<Choice, "engines">): Tool[] {
  const others = engines.filter((engine) => engine !== "chromium");
  return [...tools, ...others.map(engineTool), ...(engines.includes("chromium") ? [shrinker] : [])];
}
