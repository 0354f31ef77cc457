import type { Edit } from "./edit";

const file = "@remix-run/router/dist/router.js";

/**
 * Parts of the router that Remix reaches only with modes that are off (`defer`, routes that are found later, hot
 * replacement) or that nothing here calls (blocked navigation), its warnings, and the ways of before the flags that
 * Remix turns on.
 */
export const unusedRouter: readonly Edit[] = [
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
  { file, from: "fogOfWar.active", to: "false", times: 8 },
  { file, from: "if (isFogOfWar) {", times: 4, to: "if (false) {" },
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
  { file, from: "future.v7_fetcherPersist", times: 5, to: "true" },
  { file, from: "future.v7_partialHydration", times: 5, to: "true" },
  { file, from: "future.v7_normalizeFormMethod", times: 2, to: "true" },
  { file, from: "future.v7_prependBasename", times: 2, to: "true" },
  { file, from: "future.v7_skipActionErrorRevalidation", times: 2, to: "true" },
  { file, from: "function warning(cond, message) {", to: "function warning(cond, message) {\n  return;" },
];
