import { readdirSync } from "node:fs";
import { defineConfig } from "playwright/test";
import type { JourneyOptions } from "./tests/journeys/fixtures";

/** Debian's browser, which scripts/bootstrap/tools.ts finds or installs. */
const executablePath = process.env.CHROMIUM_PATH || "/usr/bin/chromium";

/** A member's phone. The browser's default user agent says "headless", and bots get whole pages, not streamed ones. */
const userAgent =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** The ids of all brands in config/ (product.md). */
const brandIds = readdirSync(new URL("config/", import.meta.url))
  .filter((name) => name.endsWith(".json") && !name.endsWith(".schema.json"))
  .map((name) => name.slice(0, -".json".length));

/** The brand that runs every journey. The others run only `*.brands.spec.ts`, where the config makes a difference. */
const fullBrand = "siam-gold";

export default defineConfig<object, JourneyOptions>({
  testDir: "tests/journeys",
  globalSetup: "./tests/journeys/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  // Pictures are rendered with Debian's fonts-noto-core; the tolerance covers its versions, not a moved button.
  snapshotPathTemplate: "tests/baselines/{projectName}-{arg}{ext}",
  expect: {
    timeout: 7_000,
    toHaveScreenshot: { animations: "disabled", caret: "hide", maxDiffPixelRatio: 0.003, scale: "css" },
  },
  use: {
    viewport: { width: 360, height: 640 },
    userAgent,
    trace: "off",
    // A journey could not watch or delay what a service worker fetches; only offline.spec.ts allows one.
    serviceWorkers: "block",
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  projects: brandIds.map((brandId) => ({
    name: brandId,
    use: { brandId },
    testMatch: brandId === fullBrand ? undefined : "**/*.brands.spec.ts",
  })),
});
