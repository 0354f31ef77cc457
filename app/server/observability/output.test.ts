import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createOutput } from "./output";

const { O_RDONLY, O_WRONLY, O_NONBLOCK } = constants;

let folder: string;
let pipe: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kapao-output-"));
  pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Everything that stands in a pipe. */
function readAll(fd: number): Buffer {
  const buffer = Buffer.alloc(1_000_000);
  let length = 0;
  try {
    for (let count = 1; count > 0; length += count)
      count = readSync(fd, buffer, length, buffer.length - length, null);
  } catch {
    // Nothing more for now.
  }
  return buffer.subarray(0, length);
}

test("a line that a full disk does not take is dropped and counted", () => {
  const full = openSync("/dev/full", "w");
  const output = createOutput(full);
  output.write("one\n");
  output.write("two\n");
  expect(output.lost()).toBe(2);
  closeSync(full);
});

test("so is one that nobody reads, until there is a reader again", () => {
  const reader = openSync(pipe, O_RDONLY | O_NONBLOCK);
  const writer = openSync(pipe, O_WRONLY | O_NONBLOCK);
  const output = createOutput(writer);
  closeSync(reader);
  output.write("nobody reads this\n");
  expect(output.lost()).toBe(1);
  const next = openSync(pipe, O_RDONLY | O_NONBLOCK);
  output.write("somebody reads this\n");
  expect(String(readAll(next))).toBe("somebody reads this\n");
  for (const fd of [next, writer]) closeSync(fd);
});

test("lines wait for a reader that is behind, and come whole and in order", async () => {
  const reader = openSync(pipe, O_RDONLY | O_NONBLOCK);
  const writer = openSync(pipe, O_WRONLY | O_NONBLOCK);
  const output = createOutput(writer);
  // Longer than a pipe holds, and no length that divides it.
  const lines = Array.from({ length: 50 }, (_, index) => `${index} ${"ก".repeat(3_001)}\n`);
  for (const line of lines) output.write(line);
  const read: Buffer[] = [];
  const text = () => String(Buffer.concat(read));
  await expect.poll(() => read.push(readAll(reader)) && text().length).toBe(lines.join("").length);
  expect(text()).toBe(lines.join(""));
  expect(output.lost()).toBe(0);
  for (const fd of [reader, writer]) closeSync(fd);
});

test("a reader that has stopped costs no more memory than its bound; what is over it is counted", () => {
  const reader = openSync(pipe, O_RDONLY | O_NONBLOCK);
  const writer = openSync(pipe, O_WRONLY | O_NONBLOCK);
  const output = createOutput(writer, 1_000);
  const line = `${"x".repeat(99)}\n`;
  for (let written = 0; written < 70_000; written += line.length) output.write(line);
  expect(output.lost()).toBeGreaterThan(0);
  const kept = readAll(reader).length + 1_000;
  expect(kept + output.lost() * line.length).toBeGreaterThanOrEqual(70_000);
  for (const fd of [reader, writer]) closeSync(fd);
});
