import { fileURLToPath } from "node:url";
import type { Project } from "playwright/test";
import type { EngineName } from "../../scripts/bootstrap/engines";

/** The options of an engine's project. */
export interface EngineOptions {
  brandId: string;
  engine: EngineName;
}

/** The main journeys: a project per brand and engine, named `siam-gold-firefox`. */
export function engineProjects(
  brandIds: readonly string[],
  engines: readonly EngineName[],
): Project<object, EngineOptions>[] {
  return brandIds.flatMap((brandId) =>
    engines.map((engine) => ({
      name: `${brandId}-${engine}`,
      testDir: fileURLToPath(new URL(".", import.meta.url)),
      testMatch: "*.qa.spec.ts",
      // A browser's start and every page of a journey, while other work keeps both cores busy.
      timeout: 240_000,
      use: { brandId, engine },
    })),
  );
}
