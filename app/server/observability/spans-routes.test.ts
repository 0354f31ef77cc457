import type { ServerBuild } from "@remix-run/node";
import { expect, it } from "vitest";
import { routePatterns } from "./spans";

/** The routes of a build: their ids, parents and paths. */
function routesOf(...rows: [id: string, parentId: string | undefined, path?: string][]) {
  const routes = rows.map(([id, parentId, path]) => [
    id,
    { id, parentId, path, module: { default: undefined } },
  ]);
  return Object.fromEntries(routes) as ServerBuild["routes"];
}

const patternOf = routePatterns(
  routesOf(
    ["root", undefined, ""],
    ["index", "root"],
    ["public", "root"],
    ["login", "public", "login"],
    ["user", "root", "user"],
    ["home", "user", "home"],
    ["game", "home", "games/:code"],
    ["play", "user", "home/games/:code/play"],
    ["picture", "user", "files/:reference/slip.png"],
    ["filter", "user", "statement/filter"],
    ["none", "root", "*"],
  ),
);

it.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/login", "/login"],
  ["/login.data", "/login"],
  ["/LOGIN/", "/login"],
  ["/user/home/games/JOKER", "/user/home/games/:code"],
  ["/user/home/games/JOKER.data", "/user/home/games/:code"],
  ["/user/home/games/JOKER/play", "/user/home/games/:code/play"],
  ["/user/files/K7XR-W2PQ/slip.png", "/user/files/:reference/slip.png"],
  ["/user/statement/filter", "/user/statement/filter"],
])("%s is answered by %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

it("whatever else is asked for is one pattern", () => {
  for (const path of ["/0812345678", "/user/home/games/a/b", "/user/files/x/slipXpng", "/%ff", ""])
    expect(patternOf(path), path).toBe("/*");
});
