import { findProgram, type Tool, tools } from "../bootstrap/tools";
import type { Choice } from "./choice";
import { engineTool } from "./engines";

/** What makes new pictures small. */
const shrinker: Tool = {
  what: "pngquant",
  packages: ["pngquant"],
  isThere: async () => findProgram("pngquant") !== undefined,
};

/** Everything that a run needs installed; `npm test` has Chromium already. */
export function toolsFor({ engines, isUpdating }: Pick<Choice, "engines" | "isUpdating">): Tool[] {
  const others = engines.filter((engine) => engine !== "chromium");
  return [...tools, ...others.map(engineTool), ...(isUpdating ? [shrinker] : [])];
}
