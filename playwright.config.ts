import { defineConfig } from "playwright/test";
import type { JourneyOptions } from "./tests/journeys/fixtures";

/** Debian's browser, as scripts/bootstrap/tools.ts finds or installs it. */
const executablePath = process.env.CHROMIUM_PATH || "/usr/bin/chromium";

/** Journeys run in full on the first brand, and `*.brands.spec.ts`, where a config makes a difference, on every one. */
export default defineConfig<object, JourneyOptions>({
  testDir: "tests/journeys",
  globalSetup: "./tests/journeys/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    viewport: { width: 360, height: 640 },
    trace: "off",
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  projects: [
    { name: "siam-gold", use: { brandId: "siam-gold" } },
    { name: "lanxang", use: { brandId: "lanxang" }, testMatch: "**/*.brands.spec.ts" },
    { name: "riverside", use: { brandId: "riverside" }, testMatch: "**/*.brands.spec.ts" },
  ],
});
