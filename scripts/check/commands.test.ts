import { expect, test } from "vitest";
import { toolFaults } from "./commands";

test("a tool that ends well is no fault, and one that does not is told in its own words", async () => {
  expect(await toolFaults(process.cwd(), ["-e", "0"])).toEqual([]);
  const failing = await toolFaults(process.cwd(), ["-e", "console.error('two faults'); process.exit(2)"]);
  expect(failing).toEqual([{ message: "two faults" }]);
  const silent = await toolFaults(process.cwd(), ["-e", "process.exit(2)"]);
  expect(silent[0]?.message).toContain("exit 2");
});

test("a tool that is not there is a fault", async () => {
  expect(await toolFaults(process.cwd(), ["scripts/nowhere.ts"])).toHaveLength(1);
});
