import { formatAmount } from "schemas/amount";
import { depositView } from "schemas/operator";
import type { Brand } from "./brand";
import { account, codesOf, DepositScreen, offer } from "./deposit-screen";
import { expect, test } from "./fixtures";
import type { JourneyMember, SandboxControl } from "./sandbox";

/** Every bank and payment code in the brand's table, and one that is not. */
const codesIn = ({ config }: Brand) => [...Object.keys(config.deposit.views), "NEWBANK"];

interface Visit {
  screen: DepositScreen;
  brand: Brand;
  member: JourneyMember;
  sandbox: SandboxControl;
}

async function seeEveryView({ screen, brand, member, sandbox }: Visit): Promise<void> {
  const cases = ["AUTO", "OTHER"].flatMap((mode) => [false, true].map((isManual) => ({ mode, isManual })));
  for (const { mode, isManual } of cases) {
    const codes = codesIn(brand);
    const banks = codes.map((code) => account(code, mode, { currency: "LAK" }));
    await offer(sandbox, member, { banks, isManual });
    await screen.open();
    const views = codes.map((code) => depositView(brand.config, code, mode).view);
    const plain = isManual ? "manual" : "details";
    const drawn = views.filter((view) => view !== "qr").map((view) => (view === "details" ? plain : view));
    await expect.poll(() => screen.views()).toEqual(drawn);
    const isQr = views.some((view) => view === "qr");
    await expect(screen.amount).toHaveCount(isQr ? 1 : 0);
    for (const [index, code] of codes.entries()) {
      if (views[index] !== "qr") continue;
      await screen.openQr(code);
      const { minimum } = depositView(brand.config, code, mode);
      const amount = minimum === undefined ? "none" : formatAmount(minimum);
      const least = { amount, currency: brand.config.currency };
      await expect(screen.dialog).toContainText(brand.t("deposit:minimum", least));
    }
  }
}

test("every view of the look-up, for every bank and mode of the brand [2.33 2.34 2.35 2.36 2.37 2.38 2.39 2.40 9.30]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await seeEveryView({ screen: new DepositScreen(page, brand), brand, member, sandbox });
});

test("every view of the look-up without script [2.33 2.34 2.35 2.36 2.37 2.39 2.40 9.30]", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  await seeEveryView({ screen: new DepositScreen(page, brand), brand, member, sandbox });
});

test("BCEL has its currency and the drawn steps, the brand's own where it has some [2.37]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await offer(sandbox, member, { banks: [account("BCEL", "AUTO", { currency: "LAK" })] });
  const screen = new DepositScreen(page, brand);
  await screen.open();
  await expect(screen.dialog).toContainText(brand.t("deposit:bank.currency", { currency: "LAK" }));
  const label = brand.t("deposit:bank.picture", { bank: "" }).trim();
  const steps = screen.dialog.getByRole("img", { name: label });
  await expect(steps).toBeVisible();
  const { picture } = depositView(brand.config, "BCEL", "AUTO");
  await expect(screen.dialog.locator("img")).toHaveCount(picture ? 1 : 0);
  if (picture) expect(await steps.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
});

test("the brand's own way to deposit by code, in its currency, texts with its figures [2.36 9.11 9.13]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
  axe,
}) => {
  const { t, config, money, priced } = brand;
  const screen = new DepositScreen(page, brand);
  await screen.open();
  const minutes = config.deposit.creditedWithinMinutes;
  const span = t("deposit:span.minute", { count: minutes });
  await expect(screen.dialog).toContainText(t("deposit:bank.credited", { span }));
  await axe(page);
  await screen.amount.fill(String(money(500)));
  await screen.create.click();
  await expect(screen.picture).toBeVisible();
  const [code] = await codesOf(sandbox, member);
  await expect.poll(() => screen.scanned()).toBe(code?.payload);
  await expect(screen.dialog).toContainText(priced(money(500)));
  await axe(page);
});

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
