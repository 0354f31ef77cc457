import { matchPath } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it } from "vitest";
import routes from "../../../app/routes";
import { brandFiles, readBrandFile } from "../brands/brand-files";
import { parts, partsOf } from "./book";
import { kinds } from "./state";

const states = parts.flatMap((part) => part.states);

/** The patterns of all pages (files that draw something), as in the URL map. */
function pagesOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, file, children = [], index }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    const isPage = file.endsWith(".tsx") && (path !== undefined || index === true);
    return [...(isPage ? [full] : []), ...pagesOf(children, full)];
  });
}

describe("the brand book's states", () => {
  it("leave out no page of the URL map", () => {
    const ends = states.map(({ path, shows }) => (shows ?? path).split("?")[0] ?? "");
    const shown = (page: string) => ends.some((end) => end === page || matchPath(page, end));
    // A frame without a screen of its own, and the address that is none.
    const pages = pagesOf(routes).filter((page) => !["/user", "/*"].includes(page));
    expect(pages.length).toBeGreaterThan(35);
    expect(pages.filter((page) => !shown(page))).toEqual([]);
    expect(ends).toContain("*");
  });

  it("have names of their own, which are names of files, and each kind is there", () => {
    const ids = states.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    for (const kind of kinds)
      expect(
        states.some((state) => state.kind === kind),
        kind,
      ).toBe(true);
    for (const { name, states } of parts) {
      expect(new Set(states.map((state) => state.name)).size, name).toBe(states.length);
    }
  });

  it("are only those that the brand has", () => {
    for (const file of brandFiles()) {
      const read = readBrandFile(file);
      if (!read.ok) throw new Error(`${file} is not valid`);
      const { features, id } = read.brand;
      const own = partsOf(read.brand);
      const paths = own.flatMap(({ states }) => states.map(({ path }) => path));
      const has = (part: string) => paths.some((path) => path.startsWith(part));
      expect(has("/user/spin"), id).toBe(features.spin);
      expect(has("/user/home/invite"), id).toBe(features.invite);
      expect(has("/user/statement/summary"), id).toBe(features.moneySummary);
      expect(has("/howto"), id).toBe(features.howto);
      expect(own.every(({ states }) => states.length > 0)).toBe(true);
    }
  });
});
