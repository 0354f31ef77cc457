import { describe, expect, it } from "vitest";
import { deferred } from "../../tests/support/deferred";
import { rejection } from "../../tests/support/rows";
import { createBreaker } from "./breaker.server";

const late = new Error("late");
const hangs = () => Promise.reject(late);
const answers = async () => "answer";

function stage() {
  const clock = { now: 1_000 };
  const breaker = createBreaker(
    (error) => error === late,
    () => clock.now,
  );
  const asked = async (command = answers) => {
    let isAsked = false;
    await breaker
      .run(() => {
        isAsked = true;
        return command();
      })
      .catch(() => undefined);
    return isAsked;
  };
  return { breaker, clock, asked };
}

describe("a store that hangs", () => {
  it("is left alone for two seconds after the first command that was not answered in time", async () => {
    const { breaker, clock, asked } = stage();
    expect(await breaker.run(answers)).toBe("answer");
    expect(await rejection(breaker.run(hangs))).toBe(late);
    expect(await rejection(breaker.run(answers))).toMatchObject({ name: "StoreHangs" });
    clock.now += 1_999;
    expect(await asked()).toBe(false);
    clock.now += 1;
    expect(await breaker.run(answers)).toBe("answer");
    expect(await asked()).toBe(true);
  });

  it("is tried by one command alone; the others fail at once until it was answered", async () => {
    const { breaker, clock, asked } = stage();
    await rejection(breaker.run(hangs));
    clock.now += 2_000;
    const { promise, resolve } = deferred<string>();
    const trial = breaker.run(() => promise);
    expect(await asked()).toBe(false);
    resolve("back");
    expect(await trial).toBe("back");
    expect(await asked()).toBe(true);
  });

  it("is left alone again when that one is not answered either", async () => {
    const { breaker, clock, asked } = stage();
    await rejection(breaker.run(hangs));
    clock.now += 2_000;
    await rejection(breaker.run(hangs));
    expect(await asked()).toBe(false);
    clock.now += 2_000;
    expect(await asked()).toBe(true);
  });
});

it("a store that refuses is no store that hangs: everybody hears it at once anyway", async () => {
  const { breaker, asked } = stage();
  const refusal = new Error("READONLY");
  expect(await rejection(breaker.run(() => Promise.reject(refusal)))).toBe(refusal);
  expect(await asked()).toBe(true);
});
