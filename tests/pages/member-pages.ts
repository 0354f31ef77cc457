import { generatePath } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "../../app/routes";

/** The addresses of the URL map (`app/routes.ts`) below an entry that draw a screen, as the map writes them. */
function screensBelow({ path = "", file, children = [] }: RouteConfigEntry, above = ""): string[] {
  const own = `${above}/${path}`;
  const below = children.flatMap((child) => screensBelow(child, own));
  return file.endsWith(".tsx") && path !== "user" ? [own, ...below] : below;
}

const screens = (routes as RouteConfigEntry[])
  .filter(({ path }) => path === "user")
  .flatMap((entry) => screensBelow(entry));

const usual: Record<string, Record<string, string>> = {
  "/user/home/games/:code": { code: "JOKER" },
  "/user/home/deposit/qr/:bankCode": { bankCode: "KBANK" },
  "/user/bonus/:code": { code: "WEEK15" },
};

/**
 * The address of every screen under /user; throws for one whose parts nobody gives.
 * `reference`: of an entry of the statement; `intent`: of an operation.
 */
export function memberScreens(reference = "1", intent = "whatever"): string[] {
  const given: typeof usual = {
    ...usual,
    "/user/statement/entry/:reference": { reference },
    "/user/outcome/:intent": { intent },
  };
  return screens.map((screen) => generatePath(screen, given[screen]));
}
