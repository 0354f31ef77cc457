import { expect, it } from "vitest";
import { hasLooseBrace, placeholdersOf } from "./placeholders";

it("placeholders are named sorted, without the spaces around them", () => {
  expect(placeholdersOf("{{ minimum }} {{currency}}, {{}} and {one}")).toEqual(["", "currency", "minimum"]);
  expect(hasLooseBrace("{{ minimum }} {{currency}}")).toBe(false);
  expect(hasLooseBrace("{{minimum} }")).toBe(true);
});

it("a long text that opens a placeholder and never closes it is read at once", () => {
  const text = "{{".padEnd(2000);
  const start = performance.now();
  let read = 0;
  while (read < 200 && performance.now() - start < 2000) {
    expect(placeholdersOf(text)).toEqual([]);
    read++;
  }
  expect(read).toBe(200);
});
