import { expect, it } from "vitest";
import { cpuTimeIn } from "./cpu-time";

it("adds user and system time, whatever the command's name holds", () => {
  const stat = "4711 (node (a) b) S 1 4711 4711 0 -1 4194560 900 0 3 0 250 31 7 9 20 0 11 0 12345 1000 50";
  expect(cpuTimeIn(stat)).toBe(2_810);
});
