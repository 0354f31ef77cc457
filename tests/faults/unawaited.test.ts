import { expect, test } from "vitest";
import { startApp } from "../support/app";
import { sharedOperator } from "../support/shared-operator";

const operator = sharedOperator();

test("a failure that nobody waited for is logged, and stops nobody's service", async () => {
  const app = await startApp({ OPERATOR_API_URL: operator.url }, { preload: "unawaited" });
  for (const times of [1, 2]) {
    await app.ask();
    expect((await fetch(`${app.url}/login`)).status).toBe(200);
    await expect
      .poll(() => app.lines.filter((line) => line.includes("unawaited failure")).length)
      .toBe(times);
  }
  const [line = "{}"] = app.lines.filter((written) => written.includes("unawaited failure"));
  expect(JSON.parse(line)).toMatchObject({ level: 50, stack: expect.stringContaining("unawaited.mjs") });
  expect(app.lines.join("\n")).not.toContain("stopping");
  await app.stop();
});
