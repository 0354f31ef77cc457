import { defineConfig, type Project } from "playwright/test";
import { engineNames } from "./scripts/bootstrap/engines";
import { findBrowser } from "./scripts/bootstrap/tools";
import { brandIds } from "./scripts/operator/brands/brand-files";
import { MOST_DIFFERENT } from "./scripts/qa/report/told";
import { type EngineOptions, engineProjects, installedEngineProjects } from "./tests/engines/projects";
import type { JourneyOptions } from "./tests/journeys/fixtures";
import { FULL_BRAND, JOURNEYS, qaProjects, testProjects } from "./tests/journeys/projects";

/** A member's phone. The browser's default user agent says "headless", and bots get whole pages, not streamed ones. */
const userAgent =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** `npm run qa` says which brands (QA_BRANDS) and which engines (QA_ENGINES) it wants. */
const isQa = process.env.QA === "1";
const chosen = (name: string, all: readonly string[]) => process.env[name]?.split(",") ?? all;

function projects(): Project<JourneyOptions | EngineOptions>[] {
  if (!isQa) return [...testProjects(brandIds()), ...installedEngineProjects(FULL_BRAND)];
  const brands = chosen("QA_BRANDS", brandIds());
  const engines = chosen("QA_ENGINES", ["chromium"]);
  return [
    ...(engines.includes("chromium") ? qaProjects(brands) : []),
    ...engineProjects(
      brands,
      engineNames.filter((name) => engines.includes(name)),
    ),
  ];
}

export default defineConfig<object, JourneyOptions>({
  testDir: JOURNEYS,
  globalSetup: "./tests/journeys/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  // Once more, and named in the closing lines if it passes only then.
  retries: 1,
  workers: 2,
  timeout: 240_000,
  // A picture that is missing is a failure, not a new picture: `npm run qa -- --update-pictures` takes those.
  updateSnapshots: "none",
  // Pictures are rendered with Debian's fonts-noto-core.
  snapshotPathTemplate: "tests/baselines/{projectName}-{arg}{ext}",
  expect: {
    // A page with all its scripts, on a machine whose load is thirty.
    timeout: 60_000,
    toHaveScreenshot: {
      animations: "disabled",
      caret: "hide",
      maxDiffPixelRatio: MOST_DIFFERENT,
      scale: "css",
    },
  },
  use: {
    // A browser has been seen never to answer a click on a page that was left meanwhile: it fails then, and not minutes later.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    viewport: { width: 360, height: 640 },
    userAgent,
    screenshot: isQa ? "only-on-failure" : "off",
    trace: isQa ? "retain-on-failure" : "on-first-retry",
    // A journey could not watch or delay what a service worker fetches; only offline.spec.ts allows one.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findBrowser(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  projects: projects(),
});
