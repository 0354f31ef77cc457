import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nextChance } from "./next-chance";

describe("what failed", () => {
  let page: EventTarget;
  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(["online", "visibilitychange", "pageshow"])("is tried again at %s", async (sign) => {
    const chance = nextChance();
    page.dispatchEvent(new Event(sign));
    await expect(chance).resolves.toBeUndefined();
  });

  it("is tried again after ten seconds without a sign, no sooner", async () => {
    let isTime = false;
    void nextChance().then(() => {
      isTime = true;
    });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(isTime).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isTime).toBe(true);
  });
});
