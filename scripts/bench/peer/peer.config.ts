import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the peer into `PEER_DIR` as vite.config.ts builds the app: one server file with its packages in it, the
 * same settings of Remix, the same patched packages.
 */
export default defineConfig({
  plugins: [
    remix({
      appDirectory: here("."),
      buildDirectory: process.env.PEER_DIR ?? "",
      ignoredRouteFiles: ["**/*"],
      serverModuleFormat: "esm",
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: false,
        v3_routeConfig: true,
      },
    }),
    {
      name: "kapao-peer-entry",
      enforce: "post",
      config: (_, { isSsrBuild }) =>
        isSsrBuild ? { build: { rollupOptions: { input: here("server.ts") } } } : undefined,
    },
  ],
  publicDir: false,
  ssr: { noExternal: true },
  build: { assetsInlineLimit: 0, target: "es2020" },
  logLevel: "error",
});
