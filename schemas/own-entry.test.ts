import { expect, expectTypeOf, it } from "vitest";
import { ownEntry } from "./own-entry";

const steps = { BONUS: { to: "/bonus" }, NONE: null } as const;

it("gives what a table holds under a key", () => {
  expect(ownEntry(steps, "BONUS")).toBe(steps.BONUS);
  expect(ownEntry(steps, "NONE")).toBeNull();
  expect(ownEntry({ "": 0 }, "")).toBe(0);
});

it.each(["constructor", "toString", "__proto__", "hasOwnProperty", "bonus", ""])("knows no %j", (key) => {
  expect(ownEntry(steps, key)).toBeUndefined();
});

it("reads what the table holds itself, not what it inherits", () => {
  expect(ownEntry(Object.create({ inherited: 1 }) as Record<string, number>, "inherited")).toBeUndefined();
  expect(ownEntry(JSON.parse('{ "__proto__": 1 }') as Record<string, number>, "__proto__")).toBe(1);
});

it("has the type of the table's values", () => {
  expectTypeOf(ownEntry({} as Record<string, number>, "a")).toEqualTypeOf<number | undefined>();
  expectTypeOf(ownEntry(steps, "a")).toEqualTypeOf<{ readonly to: "/bonus" } | null | undefined>();
});
