import { expect, test } from "vitest";
import { deferred } from "../../../tests/support/deferred";
import { close, listen } from "../../../tests/support/local-server";
import { createMetricsServer } from "./metrics";

test("all who ask at once get one gathering, and whoever asks later the next", async () => {
  const one = deferred<string>();
  const gatherings = [() => one.promise, () => Promise.reject(new Error("lost")), async () => "three"];
  let begun = 0;
  const metrics = createMetricsServer(() => gatherings[begun++]?.() ?? Promise.resolve("more"));
  let asked = 0;
  metrics.on("request", () => asked++);
  const url = `http://127.0.0.1:${await listen(metrics)}`;
  const ask = async () => {
    const page = await fetch(`${url}/metrics`);
    return `${page.status} ${await page.text()}`;
  };
  const first = Array.from({ length: 200 }, ask);
  await expect.poll(() => asked).toBe(200);
  one.resolve("one");
  expect(new Set(await Promise.all(first))).toEqual(new Set(["200 one"]));
  expect(await ask()).toBe("500 ");
  expect(await ask()).toBe("200 three");
  await close(metrics);
});
