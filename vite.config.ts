import { fileURLToPath } from "node:url";
import isPseudoClass from "@csstools/postcss-is-pseudo-class";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import logical from "postcss-logical";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";
import { addresses } from "./scripts/bootstrap/addresses";
import { classNames } from "./scripts/bootstrap/class-names";
import { notices } from "./scripts/bootstrap/notices";
import { packageEdits } from "./scripts/bootstrap/package-edits/package-edits";
import { serverPackages } from "./scripts/bootstrap/server-packages";
import { SYNTAX, TARGETS } from "./scripts/check/oldest/browsers";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the production server as one file with a source map for stack traces: our HTTP process (app/server/main.ts)
 * with Remix's build inside it.
 */
function serverEntry(): Plugin {
  return {
    name: "kapao-server-entry",
    enforce: "post",
    config: (_, { isSsrBuild, command }) =>
      command === "build" && isSsrBuild
        ? { build: { sourcemap: true, rollupOptions: { input: root("./app/server/main.ts") } } }
        : undefined,
  };
}

/**
 * Groups modules that many pages load together into one file each: every small file costs a request and a line in the
 * document. A route's own modules stay with the route.
 */
const together: readonly [name: string, modules: RegExp][] = [
  [
    "runtime",
    /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|i18next|react-i18next|void-elements|html-parse-stringify|@babel\/runtime)\//,
  ],
  [
    "frame",
    /vite\/preload-helper|\/app\/(document\/|shell\/|session\/end-of-session|i18n\/(i18n|locale|overlay)\.|errors\/error-(page|screen)|form\/(revalidate|flash-message|message-view)|chat\/widget\/chat-launcher|components\/(alert|band|button|card|dialog|dialog-actions|icon|icon-button|loading-bar|message-dialog|notice|retry-link|page-toast|toast|visually-hidden)(\.css)?\.)/,
  ],
  [
    "frame",
    /\/app\/(components\/field|form\/(first-fault|group-phone|form-frame|form-kit|form-reply|form-settings|leave-after-tap|live-validation|typed|typed-values)|session\/use-return-to|html\/operator-html)(\.css)?\.tsx?/,
  ],
  [
    "wallet",
    /\/app\/(components\/(carousel|money|scroll-focus|section-head|signed-money|some-hidden|stages)|routes\/user\/(hide-balances|motif|page-free|safer-play|signed-in-time|home\/(game-art|pending)))(\.css)?\.tsx?|\/schemas\/amount\.ts/,
  ],
];

/** The browser's files: few scripts, and all styles in one sheet (docs/decisions/styles-in-the-document.md). */
function fewFiles(): Plugin {
  const nameOf = (id: string) => together.find(([, modules]) => modules.test(id))?.[0];
  return {
    name: "kapao-few-files",
    config: (_, { isSsrBuild, command }) =>
      command === "build" && !isSsrBuild
        ? {
            build: {
              cssCodeSplit: false,
              // Four kilobytes less at login than what esbuild leaves, after compression.
              minify: "terser",
              terserOptions: { module: true, ecma: SYNTAX, compress: { passes: 3 } },
              rollupOptions: { output: { manualChunks: nameOf } },
            },
          }
        : undefined,
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    vanillaExtractPlugin(command === "build" ? { identifiers: classNames(root("./")) } : {}),
    addresses(root("./")),
    packageEdits(root("./")),
    remix(remixConfig),
    serverEntry(),
    serverPackages(root("./")),
    notices(root("./")),
    fewFiles(),
  ],
  resolve: {
    alias: { "~": root("./app"), schemas: root("./schemas"), themes: root("./themes") },
  },
  // Styles in the words of the oldest browsers; all our languages run from left to right.
  css: { postcss: { plugins: [logical(), isPseudoClass()] } },
  ssr: { noExternal: command === "build" ? true : undefined },
  build: {
    assetsInlineLimit: 0,
    target: TARGETS,
    // undici imports it only for its SQLite cache; as a static import it would stop Node 20 from starting.
    commonjsOptions: { ignore: ["node:sqlite"] },
  },
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx"] },
}));
