import { expect, test } from "./fixtures";
import { nextPrize } from "./member-rewards";
import { SpinScreen } from "./spin-screen";

/**
 * The script time allowed per frame while the wheel turns (specification of the wheel's speed), with the CPU slowed
 * down 4 times.
 */
const BUDGET_MS = 4;
const FRAMES = 60;

declare global {
  interface Window {
    frameCosts: number[];
  }
}

test("the wheel takes at most 4 ms of a frame on a device four times as slow", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await page.addInitScript(() => {
    window.frameCosts = [];
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) =>
      ask((now) => {
        const start = performance.now();
        draw(now);
        window.frameCosts.push(performance.now() - start);
      });
  });
  const screen = await new SpinScreen(page, brand).visitDrawn();
  const tools = await page.context().newCDPSession(page);
  // Of the thread: what other tests on the machine take is not counted.
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  await nextPrize(sandbox, member, "MONEY100");
  await screen.spin.click();
  await expect.poll(() => screen.angle()).toBeGreaterThan(0);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const spent = async () => {
    const { metrics } = await tools.send("Performance.getMetrics");
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return 1_000 * (of("ScriptDuration") + of("LayoutDuration") + of("RecalcStyleDuration"));
  };
  await page.evaluate(() => {
    window.frameCosts = [];
  });
  const before = await spent();
  await expect.poll(() => page.evaluate(() => window.frameCosts.length)).toBeGreaterThan(FRAMES);
  const all = (await spent()) - before;
  const costs = (await page.evaluate(() => window.frameCosts)).sort((one, other) => one - other);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const at = (share: number) => costs[Math.floor(costs.length * share)] ?? Number.POSITIVE_INFINITY;
  const mean = all / costs.length;
  test.info().annotations.push({
    type: "frame",
    description: `${costs.length} frames, 95 % within ${at(0.95)} ms, ${mean} ms in all`,
  });
  process.stdout.write(
    `the wheel: ${costs.length} frames, half within ${at(0.5).toFixed(2)} ms, 95 % within ${at(0.95).toFixed(2)} ms, ${mean.toFixed(2)} ms with layout\n`,
  );
  expect(costs.length).toBeGreaterThan(FRAMES);
  // Other tests share the machine and slow down single frames, so the median is checked.
  expect(at(0.5)).toBeLessThanOrEqual(BUDGET_MS);
  expect(mean).toBeLessThanOrEqual(BUDGET_MS);
});
