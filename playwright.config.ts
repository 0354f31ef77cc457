import { readdirSync } from "node:fs";
import { defineConfig } from "playwright/test";
import type { JourneyOptions } from "./tests/journeys/fixtures";

/** Debian's browser, as scripts/bootstrap/tools.ts finds or installs it. */
const executablePath = process.env.CHROMIUM_PATH || "/usr/bin/chromium";

/** A member's phone. The browser's own name says "headless", and bots get their pages whole, not streamed. */
const userAgent =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** Every brand of config/ (product.md). */
const brandIds = readdirSync(new URL("config/", import.meta.url))
  .filter((name) => name.endsWith(".json") && !name.endsWith(".schema.json"))
  .map((name) => name.slice(0, -".json".length));

/** The one that every journey runs on; the others run `*.brands.spec.ts`, where a config makes a difference. */
const fullBrand = "siam-gold";

export default defineConfig<object, JourneyOptions>({
  testDir: "tests/journeys",
  globalSetup: "./tests/journeys/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // Pictures are drawn with Debian's fonts-noto-core; the tolerance is for its versions, not for a moved button.
  snapshotPathTemplate: "tests/baselines/{projectName}-{arg}{ext}",
  expect: {
    timeout: 7_000,
    toHaveScreenshot: { animations: "disabled", caret: "hide", maxDiffPixelRatio: 0.01, scale: "css" },
  },
  use: {
    viewport: { width: 360, height: 640 },
    userAgent,
    trace: "off",
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
