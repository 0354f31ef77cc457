import { expect, it } from "vitest";
import { deferred } from "../../../tests/support/deferred";
import { createUnderWay } from "./under-way";

it("is idle when all that was begun has ended, well or not", async () => {
  const underWay = createUnderWay();
  await underWay.idle();
  const [done, failed] = [deferred<void>(), deferred<void>()];
  const lost = failed.promise.then(() => Promise.reject(new Error("lost")));
  underWay.add(done.promise);
  underWay.add(lost);
  let isIdle = false;
  const idle = underWay.idle().then(() => {
    isIdle = true;
  });
  done.resolve();
  await done.promise;
  await Promise.resolve();
  expect(isIdle).toBe(false);
  failed.resolve();
  await expect(lost).rejects.toThrow("lost");
  await idle;
  expect(isIdle).toBe(true);
});
