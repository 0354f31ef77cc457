import type { Edit } from "./edit";

const ROUTER = "@remix-run/router/dist/router.js";

/**
 * Lets the server remember its routes, and the browser, which matches them at each tap. Remix 2.17 makes the table of
 * all routes anew for each page, twice, and flattens, ranks and compiles it three times. It never changes while the
 * server runs. Later versions of the router keep what they have made (react-router, pull request 14967); these edits do
 * the same. Each loader also gets two copies of the request, without parameters that an address without a query cannot
 * have.
 */
export const routeMemory: readonly Edit[] = [
  {
    file: ROUTER,
    from: "  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n",
    to: "  let branches = rankedBranches(routes);\n",
    more: `const branchesByRoutes = new WeakMap();
function rankedBranches(routes) {
  let branches = branchesByRoutes.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    branchesByRoutes.set(routes, branches);
  }
  return branches;
}`,
  },
  {
    file: ROUTER,
    from: "function matchRoutesImpl(routes, locationArg, basename, allowPartial) {\n",
    to: `const matchesByRoutes = new WeakMap();
function matchRoutesImpl(routes, locationArg, basename, allowPartial) {
  let { pathname = "/" } = typeof locationArg === "string" ? parsePath(locationArg) : locationArg;
  if (pathname.length > 100) return matchRoutesAnew(routes, locationArg, basename, allowPartial);
  let known = matchesByRoutes.get(routes);
  if (!known) matchesByRoutes.set(routes, (known = new Map()));
  let key = pathname + " " + basename + " " + allowPartial;
  let matches = known.get(key);
  if (matches === undefined) {
    if (known.size >= 500) known.clear();
    matches = matchRoutesAnew(routes, locationArg, basename, allowPartial);
    known.set(key, matches);
  }
  let params = matches && { ...matches[0].params };
  return matches && matches.map(match => ({ ...match, params }));
}
function matchRoutesAnew(routes, locationArg, basename, allowPartial) {
`,
  },
  {
    file: ROUTER,
    from: "function compilePath(path, caseSensitive, end) {\n",
    to: `const compiledPaths = new Map();
function compilePath(path, caseSensitive, end) {
  let key = path + " " + caseSensitive + " " + end;
  let compiled = compiledPaths.get(key);
  if (!compiled) {
    if (compiledPaths.size >= 1000) compiledPaths.clear();
    compiled = compilePathAnew(path, caseSensitive, end);
    compiledPaths.set(key, compiled);
  }
  return compiled;
}
function compilePathAnew(path, caseSensitive, end) {
`,
  },
  {
    file: "react-router-dom/server.mjs",
    from: `  let manifest = {};
  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);

  // Because`,
    to: "  let { manifest, dataRoutes } = keptDataRoutes(routes);\n\n  // Because",
    more: `const dataRoutesByRoutes = new WeakMap();
function keptDataRoutes(routes) {
  let kept = dataRoutesByRoutes.get(routes);
  if (!kept) {
    let manifest = {};
    let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);
    kept = { manifest, dataRoutes };
    dataRoutesByRoutes.set(routes, kept);
  }
  return kept;
}`,
  },
  {
    file: "@remix-run/react/dist/esm/server.js",
    from: "createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);",
    to: "keptServerRoutes(manifest.routes, routeModules, context);",
    more: `const serverRoutesByManifest = new WeakMap();
function keptServerRoutes(manifestRoutes, routeModules, context) {
  let routes = serverRoutesByManifest.get(manifestRoutes);
  if (!routes) {
    routes = createServerRoutes(manifestRoutes, routeModules, context.future, context.isSpaMode);
    serverRoutesByManifest.set(manifestRoutes, routes);
  }
  return routes;
}`,
  },
  ...["stripIndexParam", "stripRoutesParam"].map((name) => ({
    file: "@remix-run/server-runtime/dist/esm/data.js",
    from: `function ${name}(request) {\n`,
    to: `function ${name}(request) {\n  if (!request.url.includes("?")) return request;\n`,
  })),
];
