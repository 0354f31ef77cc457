import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { startScript } from "./late-scripts";

interface Controller {
  enqueue(text: unknown): void;
  close(): void;
}
interface Page {
  __remixContext: { streamController: Controller };
  TextEncoderStream?: object;
}

/** A page that runs the script. Its template holds a script that makes the stream, as Remix's does. */
function page({ hidden = false, isOld = false } = {}) {
  const told: unknown[] = [];
  const timers: (() => void)[] = [];
  let appended = 0;
  const sheet: { onerror?: () => void; remove(): void; isGone?: true } = {
    remove() {
      sheet.isGone = true;
    },
  };
  let seen: (list: object) => void = () => undefined;
  const window = (isOld ? {} : { TextEncoderStream: class {} }) as Page;
  const document = {
    hidden,
    getElementById: () => ({ content: { querySelector: () => sheet } }),
    body: {
      append() {
        appended++;
        const streamController = {
          enqueue: (text: unknown) => told.push(text),
          close: () => told.push("closed"),
        };
        window.__remixContext = { streamController };
      },
    },
  };
  class PerformanceObserver {
    constructor(see: typeof seen) {
      seen = see;
    }
    observe() {}
  }
  runInNewContext(startScript, {
    window,
    document,
    TextEncoder,
    ReadableStream: class {},
    PerformanceObserver,
    setTimeout: (run: () => void) => timers.push(run),
  });
  const paint = (name: string) =>
    seen({ getEntriesByName: (wanted: string) => (wanted === name ? [{}] : []) });
  const stream = () => window.__remixContext.streamController;
  return { told, timers, paint, stream, sheet, appended: () => appended };
}

describe("what starts a page's script", () => {
  it("puts it in once the first content is painted, and no second time", () => {
    const { paint, timers, appended } = page();
    paint("first-paint");
    expect(appended()).toBe(0);
    paint("first-contentful-paint");
    paint("first-contentful-paint");
    for (const run of timers) run();
    expect(appended()).toBe(1);
  });

  it("puts it in after a while where no paint is told of, and at once on a page that nobody sees", () => {
    const waiting = page();
    for (const run of waiting.timers) run();
    expect(waiting.appended()).toBe(1);
    expect(page({ hidden: true }).appended()).toBe(1);
  });

  it("holds the page's data until then, in their order", () => {
    const { paint, told, stream } = page();
    stream().enqueue("one");
    stream().enqueue("");
    expect(told).toEqual([]);
    paint("first-contentful-paint");
    expect(told).toEqual(["one", ""]);
    stream().enqueue("late");
    stream().close();
    expect(told).toEqual(["one", "", "late", "closed"]);
  });

  it("takes a sheet that has failed out again, so that nobody waits for it", () => {
    const { paint, sheet } = page();
    paint("first-contentful-paint");
    sheet.onerror?.();
    expect(sheet.isGone).toBe(true);
  });

  it("ends the data that had ended by then", () => {
    const { paint, told, stream } = page();
    stream().enqueue("all");
    stream().close();
    paint("first-contentful-paint");
    expect(told).toEqual(["all", "closed"]);
  });

  it("encodes them where the browser cannot", () => {
    const { paint, told, stream } = page({ isOld: true });
    stream().enqueue("ยอด");
    paint("first-contentful-paint");
    stream().enqueue("late");
    stream().close();
    expect(told).toEqual([new TextEncoder().encode("ยอด"), new TextEncoder().encode("late"), "closed"]);
  });
});
