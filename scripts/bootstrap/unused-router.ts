import type { Cut } from "./cut";

const file = "@remix-run/router/dist/router.js";

/**
 * Parts of the router 1.23.3 that Remix 2.17.5 reaches only with modes that are off (`defer`, routes that are found
 * later, hot replacement) or that nothing here calls (blocked navigation).
 */
export const routerCuts: readonly Cut[] = [
  { file, from: "return result.type === ResultType.deferred;", to: "return false;" },
  {
    file,
    from: 'let deferred = value;\n  return deferred && typeof deferred === "object" && typeof deferred.data === "object" && typeof deferred.subscribe === "function" && typeof deferred.cancel === "function" && typeof deferred.resolveData === "function";',
    to: "return false;",
  },
  {
    file,
    from: "let patchRoutesOnNavigationImpl = init.patchRoutesOnNavigation;",
    to: "const patchRoutesOnNavigationImpl = undefined;",
  },
  { file, from: "fogOfWar.active = false;", to: "" },
  { file, from: "fogOfWar.active", to: "false" },
  { file, from: "if (isFogOfWar) {", to: "if (false) {" },
  { file, from: "if (!isFogOfWar) {", to: "if (true) {" },
  {
    file,
    from: "function shouldBlockNavigation(_ref2) {",
    to: "function shouldBlockNavigation(_ref2) {\n    return undefined;",
  },
  {
    file,
    from: "    getBlocker,\n    deleteBlocker,\n    patchRoutes,\n    _internalFetchControllers: fetchControllers,\n    _internalActiveDeferreds: activeDeferreds,\n",
    to: "",
  },
  { file, from: "    _internalSetRoutes\n", to: "" },
  { file, from: "future.v7_fetcherPersist", to: "true" },
  { file, from: "future.v7_partialHydration", to: "true" },
  { file, from: "future.v7_normalizeFormMethod", to: "true" },
  { file, from: "future.v7_prependBasename", to: "true" },
  { file, from: "future.v7_skipActionErrorRevalidation", to: "true" },
  { file, from: "function warning(cond, message) {", to: "function warning(cond, message) {\n  return;" },
];
