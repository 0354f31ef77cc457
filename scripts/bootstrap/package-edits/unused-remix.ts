import type { Edit } from "./edit";

/**
 * Modes of Remix that remix.config.js switches off, settled where the bundler can see it. Links say
 * `data-discover="true"` although nothing discovers routes; the code of lazy discovery, of the single-page mode and of
 * the time before single fetch is never reached.
 */
export const unusedRemix: readonly Edit[] = [
  {
    file: "@remix-run/react/dist/esm/components.js",
    from: 'discover = "render"',
    times: 3,
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
    times: 8,
    to: "false",
  },
  {
    file: "@remix-run/react/dist/esm/browser.js",
    from: "window.__remixContext.future.v3_singleFetch",
    times: 4,
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
