import { expect, test } from "./fixtures";
import { GameScreen } from "./game-screen";
import { awaitScript } from "./screens";
import { setTextSize } from "./text-size";
import { TransferScreen } from "./transfer-screen";
import { expectUsable } from "./usable";

test("move all and with an amount stand side by side; large text puts them on top of each other and leaves the primary in view", async ({
  signedIn: page,
  brand,
  axe,
}) => {
  const { t } = brand;
  const screen = await new GameScreen(page, brand, "PG").visit();
  await awaitScript(page);
  const other = screen.dialog.getByRole("link", { name: t("games:withAmount") });
  const places = async () => [await other.boundingBox(), await screen.play.boundingBox()] as const;
  const [beside, all] = await places();
  expect(beside?.y).toBeCloseTo(all?.y ?? 0, 0);
  expect(beside?.height).toBeCloseTo(all?.height ?? 0, 0);
  expect(all?.width).toBeGreaterThan(2 * (beside?.width ?? 0));
  await axe(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await expectUsable(page, "a game");
  const warning = screen.dialog.locator(`#${await screen.play.getAttribute("aria-describedby")}`);
  for (const part of [warning, other, screen.play]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    await part.click({ trial: true });
  }

  await page.setViewportSize({ width: 360, height: 640 });
  await setTextSize(page, 150);
  await screen.visit();
  await awaitScript(page);
  await expect(screen.play).toBeInViewport({ ratio: 1 });
  await screen.dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  const [above, last] = await places();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(last?.y ?? 0);
  expect(last?.height).toBeLessThan(0.4 * 640);
  await other.click();
  const transfer = new TransferScreen(page, brand);
  await expect(transfer.option("from", "wallet")).toBeChecked();
  await expect(transfer.option("to", "PG")).toBeChecked();
});

test("opening an account keeps the focus in its dialog", async ({ signedIn: page, brand }) => {
  const screen = await new GameScreen(page, brand, "SLOTXO").visit();
  await awaitScript(page);
  await screen.open.focus();
  await page.keyboard.press("Enter");
  await expect(screen.dialog).toContainText(brand.t("games:opened"));
  await expect(screen.dialog.getByRole("region", { name: brand.t("games:account") })).toBeFocused();
});
