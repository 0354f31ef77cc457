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

/**
 * Modules that many pages load together, in one file each: many small ones cost a request and a line of the document
 * each. A route's own modules stay with the route.
 */
const together: readonly [name: string, modules: RegExp][] = [
  [
    "runtime",
    /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|i18next|react-i18next|void-elements|html-parse-stringify|@babel\/runtime)\//,
  ],
  [
    "frame",
    /vite\/preload-helper|\/app\/(brand|document|title|session\/end-of-session|i18n\/(i18n|locale|overlay)|root-styles|errors\/error-(page|screen)|components\/(after-hydration|alert|bars|button|global|icon|language-menu|notice|unseen|woven-mark)(\.css)?)\.tsx?/,
  ],
  ["form", /\/app\/components\/field(\.css)?\.tsx?|\/node_modules\/@conform-to\/(react|dom)\//],
  ["html", /\/app\/html\/operator-html(\.css)?\.tsx?/],
  ["dialog", /\/app\/components\/(dialog|dialog-actions|scroll-focus)(\.css)?\.tsx?/],
  [
    "wallet",
    /\/app\/components\/(carousel|game-art|hide-balances|money)(\.css)?\.tsx?|\/schemas\/amount\.ts/,
  ],
];

function sharedChunks(): Plugin {
  const nameOf = (id: string) => together.find(([, modules]) => modules.test(id))?.[0];
  return {
    name: "kapao-shared-chunks",
    config: (_, { isSsrBuild, command }) =>
      command === "build" && !isSsrBuild
        ? { build: { rollupOptions: { output: { manualChunks: nameOf } } } }
        : undefined,
  };
}

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), remix(remixConfig), serverEntry(), sharedChunks()],
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
