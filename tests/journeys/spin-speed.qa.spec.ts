import { expect, test } from "./fixtures";
import { nextPrize } from "./member-rewards";
import { SpinScreen } from "./spin-screen";

/**
 * The script time allowed per frame while the wheel turns (specification of the wheel's speed), with the CPU slowed
 * down 4 times.
 */
const BUDGET_MS = 4;
/** A machine that is busy draws few more while the wheel turns. */
const FRAMES = 12;

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
  await tools.send("Performance.enable");
  const layouts = async () => {
    const { metrics } = await tools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")?.value ?? Number.POSITIVE_INFINITY;
  };
  await nextPrize(sandbox, member, "MONEY100");
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    window.frameCosts = [];
  });
  await screen.spin.click();
  await expect.poll(() => screen.angle()).toBeGreaterThan(0);
  const before = await layouts();
  await expect.poll(() => page.evaluate(() => window.frameCosts.length)).toBeGreaterThan(FRAMES);
  const laidOut = (await layouts()) - before;
  const costs = await page.evaluate(() => window.frameCosts.toSorted((one, other) => one - other));
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  // Other tests share the machine and slow down single frames, so the median counts.
  const half = costs[Math.floor(costs.length / 2)] ?? Number.POSITIVE_INFINITY;
  process.stdout.write(
    `the wheel: ${costs.length} frames, half within ${half.toFixed(2)} ms; the page was laid out ${laidOut} times\n`,
  );
  expect(half).toBeLessThanOrEqual(BUDGET_MS);
  // Only the canvas is drawn anew, so that a frame costs no more than its script.
  expect(laidOut).toBeLessThan(costs.length / 4);
});
