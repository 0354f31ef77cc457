import type { Plugin } from "vite";
import type { Cut } from "./cut";
import { i18nextCuts } from "./unused-i18next";
import { routerCuts } from "./unused-router";

/**
 * Modes of Remix 2.17.5 that remix.config.js switches off, settled where the bundler can see it. Links say
 * `data-discover="true"` although nothing discovers routes; the code of lazy discovery, of the single-page mode and of
 * the time before single fetch is never reached.
 */
const remixCuts: readonly Cut[] = [
  {
    file: "@remix-run/react/dist/esm/components.js",
    from: 'discover = "render"',
    to: 'discover = "none"',
  },
  {
    file: "@remix-run/react/dist/esm/fog-of-war.js",
    from: "return future.v3_lazyRouteDiscovery === true && !isSpaMode;",
    to: "return false;",
  },
  {
    file: "@remix-run/react/dist/esm/fog-of-war.js",
    from: "if (!isFogOfWarEnabled(future, isSpaMode)) {",
    to: "if (true) {",
  },
  {
    file: "@remix-run/react/dist/esm/fog-of-war.js",
    from: "React.useEffect(() => {",
    to: "React.useEffect(() => {\n    return;",
  },
  {
    file: "@remix-run/react/dist/esm/routes.js",
    from: "let result = await fetchServerHandler(request, route);\n      return unwrap ? unwrapServerResponse(result) : result;",
    to: 'throw new Error("data comes by single fetch");',
  },
  {
    file: "@remix-run/react/dist/esm/browser.js",
    from: "window.__remixContext.isSpaMode",
    to: "false",
  },
  {
    file: "@remix-run/react/dist/esm/browser.js",
    from: "window.__remixContext.future.v3_singleFetch",
    to: "true",
  },
  {
    file: "@remix-run/react/dist/esm/browser.js",
    from: "router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;",
    to: "",
  },
  {
    file: "react-router-dom/dist/index.js",
    from: "React.useEffect(() => UNSAFE_logV6DeprecationWarnings(future, router.future), [future, router.future]);",
    to: "",
  },
];

export const cuts: readonly Cut[] = [...remixCuts, ...routerCuts, ...i18nextCuts];

/** A module's code without what its cuts take away. Throws if one does not apply, as after an update. */
export function withoutUnusedModes(file: string, code: string): string {
  return cuts
    .filter((cut) => cut.file === file)
    .reduce((rest, { from, to }) => {
      if (!rest.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`);
      return rest.replaceAll(from, to);
    }, code);
}

/** Leaves what is switched off in packages out of the build. */
export function unusedModes(): Plugin {
  const files = [...new Set(cuts.map(({ file }) => file))];
  return {
    name: "kapao-unused-modes",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const file = files.find((name) => id.endsWith(`/node_modules/${name}`));
      return file === undefined ? undefined : { code: withoutUnusedModes(file, code), map: null };
    },
  };
}
