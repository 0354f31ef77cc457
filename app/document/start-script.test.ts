import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { startScript } from "./start-script";

const files = {
  manifest: "/assets/manifest.js",
  entry: "/assets/entry.js",
  routes: { root: "/assets/root.js", "routes/login/route": "/assets/login.js" },
  chunks: ["/assets/runtime.js"],
};

/** A page that runs the script, with its own hands on paints and the clock. `imported` resolves to the files' names. */
function page(hidden: boolean, sheet?: string) {
  const links: string[] = [];
  const sheets: { href?: string; onload?: () => void; onerror?: () => void }[] = [];
  const imported: string[] = [];
  let seen: (list: object) => void = () => undefined;
  const timers: (() => void)[] = [];
  const window: { __remixRouteModules?: Record<string, string> } = {};
  const load = async (file: string) => {
    imported.push(file);
    return `module of ${file}`;
  };
  const document = {
    hidden,
    createElement: () => ({}),
    head: {
      append: (link: object) => sheets.push(link),
      insertAdjacentHTML: (_: string, html: string) => links.push(...html.split(/(?<=>)/)),
    },
  };
  const world = { window, document, load, setTimeout: (run: () => void) => timers.push(run) };
  class PerformanceObserver {
    constructor(see: typeof seen) {
      seen = see;
    }
    observe() {}
  }
  runInNewContext(startScript({ ...files, sheet }).replaceAll("import(", "load("), {
    ...world,
    PerformanceObserver,
  });
  const paint = (name: string) =>
    seen({ getEntriesByName: (wanted: string) => (wanted === name ? [{}] : []) });
  return { links, sheets, imported, paint, timers, window };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("what starts a page's script", () => {
  it("asks for nothing before the first content is painted, then for everything at once, and imports the entry last", async () => {
    const { links, imported, paint, window } = page(false);
    paint("first-paint");
    expect([links, imported]).toEqual([[], []]);
    paint("first-contentful-paint");
    expect(links).toEqual([
      "<link rel=modulepreload href=/assets/runtime.js>",
      "<link rel=modulepreload href=/assets/entry.js>",
    ]);
    await settled();
    expect(window.__remixRouteModules).toEqual({
      root: "module of /assets/root.js",
      "routes/login/route": "module of /assets/login.js",
    });
    expect(imported).toContain("/assets/manifest.js");
    expect(imported.at(-1)).toBe("/assets/entry.js");
  });

  it.each(["onload", "onerror"] as const)(
    "starts the script of a page with a late sheet at its %s",
    async (end) => {
      const { sheets, imported, paint } = page(false, "/assets/styles.css");
      expect(sheets).toEqual([]);
      paint("first-contentful-paint");
      expect(sheets).toMatchObject([{ rel: "stylesheet", href: "/assets/styles.css" }]);
      await settled();
      expect(imported).toContain("/assets/manifest.js");
      expect(imported).not.toContain("/assets/entry.js");
      sheets[0]?.[end]?.();
      await settled();
      expect(imported.at(-1)).toBe("/assets/entry.js");
    },
  );

  it("leaves the page as it is when a file fails", async () => {
    const lost = startScript(files).replaceAll("import(", "load(");
    const load = () => Promise.reject(new Error("lost"));
    const window = {};
    const document = { hidden: true, head: { insertAdjacentHTML() {} } };
    const failures: unknown[] = [];
    const note = (failure: unknown) => failures.push(failure);
    process.on("unhandledRejection", note);
    runInNewContext(lost, { window, document, load });
    await settled();
    process.off("unhandledRejection", note);
    expect([window, failures]).toEqual([{}, []]);
  });

  it("starts by the timer in a browser that fails at being asked for paints", () => {
    const timers: (() => void)[] = [];
    const world = { document: { hidden: false }, setTimeout: (run: () => void) => timers.push(run) };
    class PerformanceObserver {
      observe() {
        throw new TypeError("no entryTypes");
      }
    }
    expect(() => runInNewContext(startScript(files), { ...world, PerformanceObserver })).toThrow(
      "entryTypes",
    );
    expect(timers).toHaveLength(1);
  });

  it("does not wait for paints that never come: in a hidden page, or when the timer is first", () => {
    expect(page(true).imported).not.toEqual([]);
    const { imported, timers, paint } = page(false);
    timers[0]?.();
    expect(imported).toHaveLength(3);
    paint("first-contentful-paint");
    expect(imported).toHaveLength(3);
  });
});
