import { fileURLToPath } from "node:url";
import type { Project } from "playwright/test";
import { type EngineName, missingEngine } from "../../scripts/bootstrap/engines";

/** The options of an engine's project. */
export interface EngineOptions {
  brandId: string;
  engine: EngineName;
}

/** The main journeys, or those of the files named: a project per brand and engine, named `siam-gold-firefox`. */
export function engineProjects(
  brandIds: readonly string[],
  engines: readonly EngineName[],
  files = "*.qa.spec.ts",
): Project<object, EngineOptions>[] {
  return brandIds.flatMap((brandId) =>
    engines.map((engine) => ({
      name: `${brandId}-${engine}`,
      testDir: fileURLToPath(new URL(".", import.meta.url)),
      testMatch: files,
      // A browser's start and every page of a journey, while other work keeps both cores busy.
      timeout: 240_000,
      use: { brandId, engine },
    })),
  );
}

/** `npm test`: signing in, in those of the other engines that this machine has. */
export function installedEngineProjects(brandId: string) {
  const installed = (["firefox", "webkit"] as const).filter((engine) => missingEngine(engine) === undefined);
  return engineProjects([brandId], installed, "sign-in.qa.spec.ts");
}
