import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";

test("where the phone can share, saving hands it the picture itself; closing its sheet is no fault", async ({
  signedIn: page,
  brand,
}) => {
  await page.addInitScript(() => {
    const shared: { type: string; name: string; bytes: number }[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      shared.push(...files.map(({ type, name, size }) => ({ type, name, bytes: size })));
      if (shared.length > 1) throw new DOMException("closed", "AbortError");
    };
  });
  const screen = new DepositScreen(page, brand);
  await screen.openQr("KBANK");
  await screen.make("KBANK", 500.25);
  await awaitScript(page);
  const address = page.url();
  const save = screen.dialog.getByRole("link", { name: brand.t("deposit:qr.save") });
  const shared = () =>
    page.evaluate(() => (window as unknown as { shared: { type: string; bytes: number }[] }).shared);
  await save.click();
  await expect.poll(shared).toHaveLength(1);
  const [picture] = await shared();
  expect(picture?.type).toBe("image/png");
  expect(picture?.bytes).toBeGreaterThan(500);
  await save.click();
  await expect.poll(shared).toHaveLength(2);
  await expect(page).toHaveURL(address);
});
