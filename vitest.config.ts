import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Tests of pure code. They start nothing and leave nothing behind, so a thread loads our modules once for all of its
 * files.
 */
const fast: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "fast",
    include: ["{app,schemas,themes,scripts}/**/*.test.{ts,tsx}"],
    exclude: ["**/*.{process,qa}.test.{ts,tsx}"],
    pool: "threads",
    isolate: false,
    sequence: { groupOrder: 0 },
  },
};

/**
 * Tests of real processes: the app, the sandbox, Redis. They wait more than they work, so several run at once, each in
 * a process that loads our modules once for all of its files.
 */
const process: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "process",
    include: ["**/*.process.test.{ts,tsx}", "tests/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/*.{qa,ops}.test.ts"],
    pool: "forks",
    isolate: false,
    maxWorkers: 4,
    // A test that passes only then is named as flaky in the closing lines of `npm test`.
    retry: 1,
    sequence: { groupOrder: 1 },
  },
};

/** What `npm test` leaves to `npm run qa`: the sandbox's own suites, hundreds of members, long seeds. */
const qa: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "qa",
    include: ["**/*.qa.test.ts"],
    exclude: ["**/node_modules/**"],
    pool: "forks",
    maxWorkers: 3,
    testTimeout: 300_000,
    retry: 1,
    sequence: { groupOrder: 2 },
  },
};

/**
 * What `npm run ops-test` runs, one after the other on a machine that does nothing else: stores that fail over, replicas
 * that die, hundreds of members at once. What is there without `.ops` is part of `npm test` too, with few members.
 */
const ops: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "ops",
    include: ["tests/ops/*.test.ts"],
    env: { OPS_TEST: "1" },
    pool: "forks",
    maxWorkers: 1,
    testTimeout: 300_000,
    sequence: { groupOrder: 3 },
  },
};

export const projects = [fast, process, qa, ops];

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: {
    alias: { "~": root("./app"), schemas: root("./schemas"), themes: root("./themes") },
  },
  test: {
    // Twice what the slowest takes on a machine whose load is thirty: only what hangs needs so long.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    projects,
  },
});
