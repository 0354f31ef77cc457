import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonPositions } from "./json-positions";

const text = `{
  "id": "moon",
  "theme": { "colors": {
    "page": "#ffffff" } },
  "locales": ["th",
    "lo"],
  "odd key.": { "\\u0061": null }
}
`;

describe("where things are in a JSON text", () => {
  it("is a member's key and an entry's value", () => {
    const { at, repeated, broken } = jsonPositions(text);
    expect(
      Object.fromEntries([...at].map(([path, { line, column }]) => [path, `${line}:${column}`])),
    ).toEqual({
      "(the whole)": "1:1",
      id: "2:3",
      theme: "3:3",
      "theme.colors": "3:14",
      "theme.colors.page": "4:5",
      locales: "5:3",
      "locales[0]": "5:15",
      "locales[1]": "6:5",
      '["odd key."]': "7:3",
      '["odd key."].a': "7:17",
    });
    expect({ repeated, broken }).toEqual({ repeated: [], broken: undefined });
  });

  it("is told of keys that one object has twice, however they are written", () => {
    expect(jsonPositions('{"a": {"b": 1,\n "\\u0062": 2}, "b": 3}').repeated).toEqual([
      { path: "a.b", position: { line: 2, column: 2 } },
    ]);
  });

  it.each([
    ["", 1, 1],
    ["{ no", 1, 3],
    ['{\n  "a": 1,\n}', 2, 9],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{"a": "x\ny"}', 1, 7],
    ["[1, 02]", 1, 6],
    ["{} {}", 1, 4],
    ["\uFEFF{}", 1, 1],
    ['{"a": undefined}', 1, 7],
  ])("stops where %j is no JSON any more", (broken, line, column) => {
    expect(jsonPositions(broken).broken).toEqual({ line, column });
  });

  it("stops at an object or list deeper than any brand's, and says so", () => {
    const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
    expect(jsonPositions(nested(64)).broken).toBeUndefined();
    expect(jsonPositions(nested(65))).toMatchObject({ broken: { line: 1, column: 65 }, isTooDeep: true });
    expect(jsonPositions("[".repeat(500_000)).isTooDeep).toBe(true);
    expect(jsonPositions('{"a":'.repeat(100_000)).isTooDeep).toBe(true);
    expect(jsonPositions("[[[").isTooDeep).toBe(false);
  });

  it("is found in a file of many lines as fast as in one of few", () => {
    const lines = 30_000;
    const start = performance.now();
    const { at } = jsonPositions(`[${Array(lines).fill(0).join(",\n")}]`);
    expect(at.get(`[${lines - 1}]`)).toEqual({ line: lines, column: 1 });
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it("calls a text broken exactly when JSON.parse refuses it", () => {
    const isJson = (given: string) => {
      try {
        JSON.parse(given);
        return true;
      } catch {
        return false;
      }
    };
    const pieces = fc.constantFrom(...'{ } [ ] , : "a" 1 -0.5e3 true null " \\ \n 0 e'.split(" "));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.array(pieces).map((some) => some.join("")),
        ),
        (given) => {
          expect(jsonPositions(given).broken === undefined).toBe(isJson(given));
        },
      ),
    );
  });
});
