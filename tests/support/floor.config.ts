import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import remixConfig from "../../remix.config.js";
import productConfig from "../../vite.config";

const floor = fileURLToPath(new URL("floor.tsx", import.meta.url));

/** Builds floor.tsx into `FLOOR_DIR` as vite.config.ts builds the server: the same modules, compiled the same way. */
export default defineConfig((env) => {
  const { resolve, ssr, build } = productConfig(env);
  return {
    plugins: [
      vanillaExtractPlugin(),
      remix({ ...remixConfig, buildDirectory: process.env.FLOOR_DIR ?? "" }),
      {
        name: "kapao-floor-entry",
        enforce: "post",
        config: (_, { isSsrBuild }) =>
          isSsrBuild ? { build: { rollupOptions: { input: floor } } } : undefined,
      },
    ],
    resolve,
    ssr,
    build,
    logLevel: "error",
  };
});
