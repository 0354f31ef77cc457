import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "./routes";

/** The first parts of the addresses that draw a screen. */
function beginningsOf(entries: readonly RouteConfigEntry[]): string[] {
  const screens = entries.flatMap(({ path, file, children = [] }) => {
    if (path === undefined) return beginningsOf(children);
    return file.endsWith(".tsx") ? [path.split("/")[0] ?? ""] : [];
  });
  return [...new Set(screens)].sort();
}

test("every screen is a guest's or a member's, and none an administrator's [6.05]", () => {
  const guests = ["contact", "howto", "login", "offline", "register", "terminated"];
  const members = ["bonus", "contact", "home", "outcome", "profile", "spin", "statement"];
  const user = (routes as RouteConfigEntry[]).find(({ path }) => path === "user");
  expect(beginningsOf(routes)).toEqual(["*", ...guests, "user"]);
  expect(beginningsOf(user?.children ?? [])).toEqual(members);
});
