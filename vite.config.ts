import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The production server is one file: our HTTP process with Remix's build inside it (app/server/main.ts). */
function serverEntry(): Plugin {
  return {
    name: "kapao-server-entry",
    enforce: "post",
    config: (_, { isSsrBuild, command }) =>
      command === "build" && isSsrBuild
        ? { build: { rollupOptions: { input: root("./app/server/main.ts") } } }
        : undefined,
  };
}

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), remix(remixConfig), serverEntry()],
  resolve: {
    alias: { "~": root("./app"), schemas: root("./schemas"), themes: root("./themes") },
  },
  ssr: { noExternal: command === "build" ? true : undefined },
  build: {
    assetsInlineLimit: 0,
    target: "es2020",
    // undici asks for it only when its SQLite cache is used; as an import it would stop Node 20 from starting.
    commonjsOptions: { ignore: ["node:sqlite"] },
  },
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx"] },
}));
