import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";

test("on a phone of 360 × 640 both balances after a transfer stand above its button", async ({
  signedIn: page,
  brand: { t },
}) => {
  await page.goto("/user/home/transfer");
  await awaitScript(page);
  for (const [side, at] of [
    ["from", 1],
    ["to", 2],
  ] as const) {
    await page.locator(`input[name=${side}]`).nth(at).check({ force: true });
  }
  await page.locator("input[name=amount]").fill("100");
  const after = await page.getByRole("region", { name: t("transfer:after") }).boundingBox();
  const bar = await page.locator("dialog form button[type=submit]").locator("..").boundingBox();
  const end = (after?.y ?? Infinity) + (after?.height ?? 0);
  // A part of a pixel is none that anybody sees.
  expect(Math.floor(end)).toBeLessThanOrEqual(bar?.y ?? 0);
});
