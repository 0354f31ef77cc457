import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: {
    alias: { "~": root("./app"), schemas: root("./schemas"), themes: root("./themes") },
  },
  test: {
    include: [
      "{app,schemas,themes,scripts}/**/*.test.{ts,tsx}",
      "tests/{contract,faults,load,simulation}/**/*.test.ts",
    ],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
