import { expect, expectTypeOf, it } from "vitest";
import { lookUp } from "./look-up";

const steps = { BONUS: { to: "/bonus" }, NONE: null } as const;

it("gives what a table holds under a key", () => {
  expect(lookUp(steps, "BONUS")).toBe(steps.BONUS);
  expect(lookUp(steps, "NONE")).toBeNull();
  expect(lookUp({ "": 0 }, "")).toBe(0);
});

it.each(["constructor", "toString", "__proto__", "hasOwnProperty", "bonus", ""])("knows no %j", (key) => {
  expect(lookUp(steps, key)).toBeUndefined();
});

it("reads what the table holds itself, not what it inherits", () => {
  expect(lookUp(Object.create({ inherited: 1 }) as Record<string, number>, "inherited")).toBeUndefined();
  expect(lookUp(JSON.parse('{ "__proto__": 1 }') as Record<string, number>, "__proto__")).toBe(1);
});

it("has the type of the table's values", () => {
  expectTypeOf(lookUp({} as Record<string, number>, "a")).toEqualTypeOf<number | undefined>();
  expectTypeOf(lookUp(steps, "a")).toEqualTypeOf<{ readonly to: "/bonus" } | null | undefined>();
});
