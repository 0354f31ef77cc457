import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { run } from "../bootstrap/run";
import { startLoad } from "./load";

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("keeps so many cores busy, and leaves none when it is stopped", async () => {
  const load = startLoad(2);
  expect(load.pids).toHaveLength(2);
  expect(load.pids.map(isAlive)).toEqual([true, true]);
  await load.stop();
  expect(load.pids.map(isAlive)).toEqual([false, false]);
  await load.stop();
});

it("ends by itself when whoever started it is killed", async () => {
  const module = fileURLToPath(new URL("load.ts", import.meta.url));
  const script = `import { startLoad } from ${JSON.stringify(module)};
process.stdout.write(JSON.stringify(startLoad(2).pids), () => process.kill(process.pid, "SIGKILL"));`;
  const { output } = await run(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
  const pids = JSON.parse(output) as number[];
  expect(pids).toHaveLength(2);
  await expect.poll(() => pids.filter(isAlive), { timeout: 30_000 }).toEqual([]);
});
