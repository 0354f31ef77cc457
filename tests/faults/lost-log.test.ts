import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { appEnvironment } from "../support/app";
import { freeMetricsPort } from "../support/app-metrics";
import { freePort } from "../support/free-port";
import { sharedOperator } from "../support/shared-operator";

const operator = sharedOperator();

/** An app whose log goes where a shell leads it, and that says nothing of its address. */
async function startUnheard(leadLog: string) {
  const port = await freePort();
  const metrics = await freeMetricsPort();
  const env = appEnvironment({ OPERATOR_API_URL: operator.url, PORT: String(port), ...metrics.env });
  const command = `exec "$0" build/server/index.js ${leadLog}`;
  const child = spawn("/bin/sh", ["-c", command, process.execPath], {
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const url = `http://127.0.0.1:${port}`;
  const status = (path: string) =>
    fetch(url + path).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(() => status("/readyz")).toBe(200);
  const lost = async () => (await metrics.valuesOf("log_lines_lost_total "))[""] ?? 0;
  return { child, status, lost };
}

test("a full disk beneath the log costs its lines alone: pages go on, the lines are counted, and SIGTERM ends it with 0", async () => {
  const { child, status, lost } = await startUnheard("> /dev/full");
  const before = await lost();
  for (let count = 0; count < 5; count += 1) expect(await status("/login")).toBe(200);
  expect(await lost()).toBe(before + 5);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("so does a reader of the log that has gone", async () => {
  const gone = await startUnheard("");
  gone.child.stdout.destroy();
  for (let count = 0; count < 5; count += 1) expect(await gone.status("/login")).toBe(200);
  expect(await gone.lost()).toBeGreaterThan(0);
  gone.child.kill("SIGTERM");
  expect(await once(gone.child, "exit")).toEqual([0, null]);
});
