import { expect, test } from "vitest";
import { processFaults } from "./process-use";

const faults = (text: string, path = "app/operator/config.server.ts") =>
  processFaults([{ path, text }]).length;

test.each([
  "const host = process.env.HOST;",
  "process.exit(1);",
  "if (typeof process === 'object') start();",
  "globalThis.process.on('SIGTERM', stop);",
  "const all = { process };",
  'import process from "node:process";',
  'import { createServer } from "node:http";',
  'import { spawn } from "node:child_process";',
])("only the server and the entry files know the process: %s", (text) => {
  expect(faults(text)).toBeGreaterThan(0);
  expect(faults(text, "app/server/main.ts")).toBe(0);
  expect(faults(text, "app/entry.server.tsx")).toBe(0);
  expect(faults(text, "app/operator/config.test.ts")).toBe(0);
  expect(faults(text, "scripts/sandbox/main.ts")).toBe(0);
});

test.each([
  "order.process(); order.process.env;",
  "const steps = { process: 1 };",
  "interface Step { process: string; process(): void }",
  "const text = 'process.env';",
  'import type { IncomingMessage } from "node:http";',
  "const mode = import.meta.env.MODE;",
])("a member of that name is not the process: %s", (text) => {
  expect(faults(text)).toBe(0);
});
