import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";

test("a code stands whole above the time left, the picture to save and both buttons, on the smallest phones too", async ({
  signedIn: page,
  brand,
}) => {
  // A sheet on its way up would be measured where it is just then.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const screen = new DepositScreen(page, brand);
  await screen.open();
  await screen.amount.fill(String(brand.money(500)));
  await screen.create.click();
  await expect(screen.picture).toBeVisible();
  const save = screen.dialog.getByRole("link", { name: brand.t("deposit:qr.save") });
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport);
    const [code, timer, saved, cancel, paid] = await Promise.all(
      [screen.picture, page.getByRole("timer"), save, screen.cancel, screen.paid].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    expect(code?.width).toBeGreaterThanOrEqual(240);
    for (const below of [timer, saved]) expect(below?.top).toBeGreaterThanOrEqual(code?.bottom ?? Infinity);
    expect(cancel?.top).toBeGreaterThanOrEqual(saved?.bottom ?? Infinity);
    expect(paid?.top).toBe(cancel?.top);
    expect(paid?.bottom).toBeLessThanOrEqual(viewport.height);
  }
});
