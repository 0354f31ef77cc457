import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nextChance, retry } from "./retry";

/** A link on which only the `good`th try succeeds. */
function link(good: number) {
  let tries = 0;
  const ask = async () => {
    tries++;
    if (tries < good) throw new TypeError("Failed to fetch");
    return "texts";
  };
  return { ask, tries: () => tries };
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

  it("is asked for three times", async () => {
    const { ask, tries } = link(3);
    expect(await settled(retry(ask))).toBe("texts");
    expect(tries()).toBe(3);
  });

  it("is given up within two seconds, and asked for again later", async () => {
    const { ask, tries } = link(4);
    expect(await settled(retry(ask))).toContain("Failed to fetch");
    expect(await settled(retry(ask))).toBe("texts");
    expect(tries()).toBe(4);
  });
});

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
