import { expect, it } from "vitest";
import { createMemoryStore } from "../../tests/support/memory-store";
import { type ObserveStep, observedStore, storeSteps } from "./observed.server";
import { isRateLimited } from "./store";

it("each step is done, tells its answer, and is stood around; looks for readiness are not", async () => {
  const steps: string[] = [];
  const observe: ObserveStep = (step, work, limit) => {
    steps.push(limit === undefined ? step : `${step} ${limit}`);
    return work();
  };
  const memory = createMemoryStore(() => 5);
  const bornAt = async (from?: "claims") => (from === "claims" ? 6 : 5);
  const store = observedStore({ ...memory, bornAt }, observe);
  expect(await store.bornAt()).toBe(5);
  expect(await store.bornAt("claims")).toBe(6);
  expect(await store.claim("key", "one", 10)).toBeNull();
  expect(await store.claim("key", "other", 10)).toBe("one");
  expect(await store.replace("key", "one", "two", 10)).toBe(true);
  await store.put("key", "three", 10);
  expect(await store.replace("key", "three", "two", 10)).toBe(true);
  expect(await store.read("key")).toBe("two");
  await store.release("key", "two");
  expect(await store.read("key")).toBeNull();
  const limiter = store.limiter({ keyPrefix: "limit:otp", points: 1, duration: 60 });
  await limiter.consume("phone");
  await expect(limiter.consume("phone")).rejects.toSatisfy(isRateLimited);
  await limiter.reward("phone");
  expect(await store.ping()).toEqual([expect.stringContaining("in memory")]);
  await store.close();
  expect(steps).toEqual([
    ...["born-at", "born-at", "claim", "claim", "replace", "put", "replace", "read", "release", "read"],
    ...["consume limit:otp", "consume limit:otp", "reward limit:otp"],
  ]);
  expect(new Set(steps.map((step) => step.split(" ")[0]))).toEqual(new Set(storeSteps));
});
