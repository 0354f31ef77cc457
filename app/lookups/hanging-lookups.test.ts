import { afterEach, describe, expect, it } from "vitest";
import { withTimeout } from "~/operator/with-timeout.server";
import { closeLookupStages, hangs, lookupStage, says } from "../../tests/support/lookup-stage";

afterEach(closeLookupStages);

describe("an operator that hangs", () => {
  it("costs one page a moment, and all others nothing, while a good answer is known", async () => {
    const { lookups, answers, passes, server } = await lookupStage(says({ name: "Moon" }));
    await lookups.get("info", "th");
    answers(hangs);
    passes(60_000);
    const took = async () => {
      const startedAt = performance.now();
      expect(await lookups.get("info", "th")).toEqual({ name: "Moon" });
      return performance.now() - startedAt;
    };
    await took();
    let all = 0;
    for (let second = 0; second < 20; second++) {
      passes(1_000);
      all += await took();
    }
    // If each of them waited its moment of 300 ms, they would take six seconds.
    expect(all).toBeLessThan(4_000);
    expect(server.heard).toHaveLength(2);
  });

  it("is asked behind the pages' backs, and its new answer is shown as soon as it is there", async () => {
    const waiting: (() => void)[] = [];
    const { lookups, answers, passes } = await lookupStage(says({ name: "Moon" }));
    await lookups.get("info", "th");
    answers((_, outgoing) => waiting.push(() => outgoing.end('{"name":"Sun"}')));
    passes(10_000);
    expect(await lookups.get("info", "th")).toEqual({ name: "Moon" });
    expect(waiting).toHaveLength(1);
    for (const answer of waiting) answer();
    await expect.poll(() => lookups.get("info", "th")).toEqual({ name: "Sun" });
  });

  it("makes the first page wait, and none that comes more than 2 s after it", async () => {
    const waiting: (() => void)[] = [];
    const { lookups, answers, passes, server } = await lookupStage(hangs);
    answers((_, outgoing) => waiting.push(() => outgoing.end('{"active":true}')));
    const first = lookups.find("active", "th");
    await expect.poll(() => waiting.length).toBe(1);
    passes(2_000);
    const later = Array.from({ length: 100 }, () => lookups.find("active", "th"));
    expect(new Set(await Promise.all(later))).toEqual(new Set([undefined]));
    for (const answer of waiting) answer();
    expect(await first).toEqual({ active: true });
    expect(await lookups.find("active", "th")).toEqual({ active: true });
    expect(server.heard).toHaveLength(1);
  });

  it("is not covered up by an answer of more than 10 min ago", async () => {
    const { lookups, answers, passes } = await lookupStage(says({ active: true }));
    await lookups.get("active", "th");
    answers(hangs);
    passes(600_001);
    expect(await withTimeout(lookups.get("active", "th"), 2_500)).toBeUndefined();
  });
});
