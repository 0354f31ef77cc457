import { test } from "./fixtures";
import { expectSteadyPaint } from "./steady-paint";

for (const [device, viewport] of [
  ["narrow desktop", { width: 1093, height: 615 }],
  ["desktop", { width: 1280, height: 800 }],
] as const) {
  test(`nothing moves while a page, its styles and its script arrive bit by bit: ${device}`, async ({
    signedIn: page,
    site,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await expectSteadyPaint(page, site.url);
  });
}
