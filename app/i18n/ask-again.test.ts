import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askAgain } from "./ask-again";

/** A browser that finds the module only at its `good`th address. */
function browser(good: number) {
  const asked: string[] = [];
  const load = async (address: string) => {
    asked.push(address);
    if (asked.length < good) throw new TypeError("Failed to fetch dynamically imported module");
    return "texts";
  };
  return { asked, load };
}

const settled = async <T>(answer: Promise<T>) => {
  const outcome = answer.catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(2_000);
  return outcome;
};

describe("a file of texts that fails", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is asked for at another address each time, as the browser remembers the failure", async () => {
    const { asked, load } = browser(3);
    expect(await settled(askAgain("/a.js", load))).toBe("texts");
    expect(asked).toEqual(["/a.js", "/a.js?try=2", "/a.js?try=3"]);
    expect(await settled(askAgain("/a.js", load))).toBe("texts");
    expect(asked.at(-1)).toBe("/a.js?try=3");
  });

  it("is given up within two seconds, and asked for at a new address later", async () => {
    const { asked, load } = browser(4);
    expect(await settled(askAgain("/b.js", load))).toContain("Failed to fetch");
    expect(await settled(askAgain("/b.js", load))).toBe("texts");
    expect(asked).toEqual(["/b.js", "/b.js?try=2", "/b.js?try=3", "/b.js?try=4"]);
  });
});
