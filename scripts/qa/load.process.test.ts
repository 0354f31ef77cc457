import { expect, it } from "vitest";
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
