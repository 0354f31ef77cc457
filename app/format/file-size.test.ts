import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fileSize } from "./file-size";

const MEGABYTE = 1024 * 1024;
const units = { KB: 1024, MB: MEGABYTE };

/** The text read back, in bytes, and the step that it is rounded to. */
function readBack(text: string) {
  const [, figure, unit] = /^(\d+(?:\.\d)?) (KB|MB)$/.exec(text) ?? [];
  const bytes = units[unit as keyof typeof units];
  return { bytes: Number(figure) * bytes, step: unit === "MB" ? bytes / 10 : bytes };
}

test.each([
  [0, "0 KB"],
  [1023, "0 KB"],
  [1024, "1 KB"],
  [70_000, "68 KB"],
  [MEGABYTE - 1, "1023 KB"],
  [MEGABYTE, "1 MB"],
  [2_000_000, "1.9 MB"],
  [2.5 * MEGABYTE, "2.5 MB"],
  [10 * MEGABYTE, "10 MB"],
  [10 * MEGABYTE - 1, "9.9 MB"],
  [200 * MEGABYTE, "200 MB"],
])("%d bytes are %s", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test("never reads as more than it is, and as less by no more than the last digit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 * MEGABYTE }), (bytes) => {
      const { bytes: read, step } = readBack(fileSize(bytes));
      expect(read).toBeLessThanOrEqual(bytes);
      expect(bytes - read).toBeLessThan(step + 1);
    }),
  );
});
