import type { ServerBuild } from "@remix-run/node";

/** An address that no route is written for. */
const UNMATCHED = "/*";

/**
 * The pattern of the route that answers a path: `/user/bonus/:code` for `/user/bonus/WEEK15` and for the same with
 * `.data` behind it.
 */
export function routePatterns(routes: ServerBuild["routes"]): (path: string) => string {
  const patterns = Object.keys(routes).map((id) => patternOf(routes, id));
  const fixed = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)));
  const named = patterns
    .filter((pattern) => pattern.includes(":"))
    .map(
      (pattern) =>
        [new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+").replaceAll(".", "\\.")}$`), pattern] as const,
    );

  return (path) => {
    const page = path
      .replace(/\.data$/, "")
      .replace(/^\/_root$/, "/")
      .replace(/(?<=.)\/$/, "")
      .toLowerCase();
    if (fixed.has(page)) return page;
    return named.find(([form]) => form.test(page))?.[1] ?? UNMATCHED;
  };
}

function patternOf(routes: ServerBuild["routes"], id: string): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""])
    if (route.path) parts.unshift(route.path);
  return `/${parts.join("/").replace(/^\/+/, "")}`;
}
