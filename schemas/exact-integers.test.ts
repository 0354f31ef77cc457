import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spentMs } from "../tests/support/spent";
import { withExactIntegers } from "./exact-integers";

const read = (json: string): unknown => JSON.parse(withExactIntegers(json));

describe("an integer beyond 2^53", () => {
  it.each([
    ["9007199254740991", 9_007_199_254_740_991],
    ["9007199254740992", "9007199254740992"],
    ["-9007199254740993", "-9007199254740993"],
    ["18446744073709551615", "18446744073709551615"],
    ["0.12345678901234567890", 0.123_456_789_012_345_68],
    ["12345678901234567e-1", 1_234_567_890_123_456.8],
    ["1e16", 1e16],
  ])("%s is read as %j", (json, value) => {
    expect(read(json)).toBe(value);
  });

  it("keeps every digit wherever it stands, and nothing else changes", () => {
    const beyond = fc.bigInt(2n ** 53n, 2n ** 64n).chain((size) => fc.constantFrom(size, -size));
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom("1234567890123456789", '\\"12345678901234567890', "\\\\"),
    );
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { depthSize: "small" },
        fc.oneof(beyond, fc.integer(), fc.double({ noNaN: true, min: -1e15, max: 1e15 }), key, fc.boolean()),
        fc.array(tie("tree"), { maxLength: 4 }),
        fc.dictionary(key, tie("tree"), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        expect(read(written(value))).toEqual(JSON.parse(JSON.stringify(value, digits)));
      }),
    );
  });
});

function digits(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

/** JSON that writes bigints as numbers. */
function written(value: unknown): string {
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${written(field)}`);
  return `{${fields.join(",")}}`;
}

it.each([
  ["rows", `[${'{"_id":9007199254740993,"amount":12.5,"note":"a"},'.repeat(20_000)}1]`],
  ["open quotes", `[1234567890123456,"${'\\"'.repeat(500_000)}`],
  ["ids", `[${"12345678901234567890,".repeat(50_000)}1]`],
  ["one number", "1".repeat(1_000_000)],
  ["short numbers", `[${"1,".repeat(500_000)}12345678901234567890]`],
])("a megabyte of %s costs no turn", async (_, json) => {
  // By then it is compiled, as it is in a process that serves.
  for (let run = 0; run < 3; run += 1) withExactIntegers(json);
  expect(await spentMs(() => Promise.resolve(withExactIntegers(json)))).toBeLessThan(50);
});
