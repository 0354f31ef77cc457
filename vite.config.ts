import { fileURLToPath } from "node:url";
import isPseudoClass from "@csstools/postcss-is-pseudo-class";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import logical from "postcss-logical";
import { defineConfig, type Plugin, type Rollup } from "vite";
import remixConfig from "./remix.config.js";
import { notices } from "./scripts/bootstrap/notices";
import { routeStyles } from "./scripts/bootstrap/route-styles";
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
 * What many pages load together, by the modules at which it begins: every small file costs a request
 * (docs/decisions/shared-chunks.md). "frame" comes with every page, "form" with pages that have a form, "wallet" with
 * members' pages. What two have stands in the first.
 */
const together: readonly [name: string, from: readonly string[]][] = [
  [
    "frame",
    [
      "app/entry.client.tsx",
      "app/root.tsx",
      "app/routes/public/route.tsx",
      "app/shell/public-meta.ts",
      "app/form/bound-form.tsx",
      "app/html/operator-html.tsx",
      "app/components/could-not-read.tsx",
      "app/components/field.css.ts",
      // Only styles import it, so it is known by the name that vanilla-extract gives its rules.
      "app/components/roofed.css.ts.vanilla.css",
      "app/components/icon-button.tsx",
      "app/components/some-hidden.tsx",
      "schemas/clean-text.ts",
    ],
  ],
  [
    "form",
    [
      "app/form/form-frame.tsx",
      "app/form/form-kit.ts",
      "app/form/group-phone.ts",
      "app/components/field.tsx",
      "app/components/select-field.tsx",
    ],
  ],
  ["wallet", ["app/routes/user/home/route.tsx"]],
];

/**
 * What a page paints only once its sheet has come: a message (such a page links the sheet in its head), what opens over
 * a page, and what stands below home's link of the sheet.
 */
const afterSheet = [
  "app/form/message-view.tsx",
  "app/routes/user/conditions-dialog.tsx",
  "app/routes/user/safer-play/reality-check.tsx",
  "app/routes/user/home/agreement-prompt.tsx",
  "app/routes/user/home/pending-money/pending-money.tsx",
  "app/routes/user/home/home-tiles.tsx",
  "app/routes/user/home/rewards/reward-strip.tsx",
  "app/routes/user/home/game-accounts/game-shelf.tsx",
];

/** The browser's files: few scripts, and all styles in one sheet (docs/decisions/styles-in-the-document.md). */
function fewFiles(): Plugin {
  const chunks = new Map<string, string>();
  const manualChunks: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
    const add = (name: string, module: string) => {
      if (chunks.has(module)) return;
      chunks.set(module, name);
      for (const imported of getModuleInfo(module)?.importedIds ?? []) add(name, imported);
    };
    // Called when all modules are known.
    for (const [name, from] of chunks.size === 0 ? together : [])
      for (const module of from) {
        if (!getModuleInfo(root(module)))
          throw new Error(`vite.config.ts names ${module}, which nothing loads`);
        add(name, root(module));
      }
    return getModuleInfo(id)?.isEntry ? undefined : chunks.get(id);
  };
  return {
    name: "kapao-few-files",
    config: (_, { isSsrBuild, command }) =>
      command === "build" && !isSsrBuild
        ? {
            build: {
              // Four kilobytes less at login than what esbuild leaves, after compression.
              minify: "terser",
              terserOptions: { module: true, ecma: SYNTAX, compress: { passes: 3 } },
              cssCodeSplit: false,
              rollupOptions: { output: { manualChunks } },
            },
          }
        : undefined,
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    vanillaExtractPlugin(),
    remix(remixConfig),
    serverEntry(),
    serverPackages(root("./")),
    notices(root("./")),
    routeStyles(root("./"), afterSheet),
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
