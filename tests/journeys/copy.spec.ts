import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { colour, denyClipboard, expectFourSeconds, expectReadOut, holdTime, readOut, toastOf } from "./toast";
import { TransferScreen } from "./transfer-screen";

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString());
test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("an account number is copied as digits alone, and a toast says so for 4 s while the focus stays [8.11 9.21]", async ({
    page,
    signIn,
    sandbox,
    brand,
    axe,
  }) => {
    const member = await sandbox.make({ bankAccountNo: "1234567890" });
    await signIn(page.context(), member);
    await page.goto("/user/profile");
    const number = brand.t("profile:bankAccountNo");
    const copy = page.getByRole("button", { name: `${brand.t("public:copy.action")} ${number}` });
    await expect(page.getByText("123-456-7890", { exact: true })).toBeVisible();
    await copy.focus();
    await holdTime(page);
    await page.keyboard.press("Enter");
    await expect(toastOf(page)).toHaveText(brand.t("public:copy.done", { text: "1234567890" }));
    expect(await clipboard(page)).toBe("1234567890");
    expect(brand.texts.t("en")("public:copy.done", { text: "1" })).toBe("Copied: 1");
    await expect(toastOf(page)).toHaveCSS("color", await colour(page, "positive"));
    await expectReadOut(page, "1234567890");
    await expect(readOut(page)).toHaveCount(1);
    await expect(copy).toBeFocused();
    await page.clock.resume();
    await axe(page);
    await expectFourSeconds(page, () => page.keyboard.press("Enter"));
    await expect(copy).toBeFocused();
  });

  test("an outcome's reference and the operator's name in LINE are copied; the newest toast alone is shown, covers no action, goes with a swipe or Esc [8.11]", async ({
    signedIn: page,
    sandbox,
    brand,
  }) => {
    const copy = page.getByRole("button", { name: brand.t("money:outcome.reference") });
    await new TransferScreen(page, brand).send({ from: "wallet", to: "PG", amount: "100" });
    await expect(copy).toBeVisible();
    await holdTime(page);
    await copy.click();
    await expect.poll(() => clipboard(page)).toMatch(/^[\dA-Z]{4}(-[\dA-Z]{4}){2}$/);
    const reference = await clipboard(page);
    await expect(toastOf(page)).toHaveText(brand.t("public:copy.done", { text: reference }));
    await page.getByRole("link", { name: brand.t("money:outcome.home") }).click({ trial: true });
    await page.keyboard.press("Escape");
    await expect(toastOf(page)).toHaveCount(0);
    await copy.click();
    await toastOf(page).hover();
    await page.mouse.down();
    await page.mouse.move(180, 0, { steps: 5 });
    await page.mouse.up();
    await expect(toastOf(page)).toHaveCount(0);

    const { lineName = "" } = (await sandbox.call("lookup.contact")).body as Record<string, string>;
    await page.goto("/contact");
    const line = page.getByRole("button", { name: brand.t("public:contact.lineName") });
    await line.click();
    await line.click();
    await expect(toastOf(page)).toHaveText(brand.t("public:copy.done", { text: lineName }));
    expect(await clipboard(page)).toBe(lineName);
  });
});

test("the button takes the place that was kept for it: nothing jumps; without script there is the text and no place is kept [8.11]", async ({
  signedIn: page,
  noScript,
  signIn,
  member,
  sandbox,
  brand: { t },
}) => {
  const copy = t("public:copy.action");
  const endOf = async (screen: Page) => {
    await screen.goto("/user/profile");
    const box = await screen.getByText(/^\d{3}-\d{3}-\d{4}$/).boundingBox();
    return box && { end: Math.round(box.x + box.width), top: Math.round(box.y) };
  };
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts });
  });
  const scripted = await endOf(page);
  await expect(page.locator("dd button").last()).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.filter((shift) => shift >= 0.0005)).toEqual([]);
  await signIn(noScript.context(), member);
  const plain = await endOf(noScript);
  expect(plain?.end).toBeGreaterThanOrEqual(scripted?.end ?? Infinity);
  await expect(noScript.locator("dd").getByText(copy, { exact: true }).last()).toBeHidden();
  await expect(noScript.getByRole("button", { name: copy })).toHaveCount(0);
  const { lineName = "" } = (await sandbox.call("lookup.contact")).body as Record<string, string>;
  await noScript.goto("/user/contact");
  await expect(noScript.getByText(lineName, { exact: true })).toHaveCSS("user-select", "all");
  await expect(noScript.getByRole("button", { name: copy })).toHaveCount(0);
});

test("where the clipboard is refused, a red toast says for 4 s that it failed, and the text is selected [8.02 8.11 9.21]", async ({
  page,
  signIn,
  sandbox,
  brand,
  axe,
}) => {
  await denyClipboard(page, "refused");
  const member = await sandbox.make({ bankAccountNo: "1234567890" });
  await signIn(page.context(), member);
  await page.goto("/user/profile");
  const copy = page.getByRole("button", { name: brand.t("public:copy.action") }).last();
  await expect(copy).toBeVisible();
  await holdTime(page);
  await copy.click();
  await expect(toastOf(page)).toHaveText(brand.t("public:copy.failed"));
  expect(brand.texts.t("en")("public:copy.failed")).toBe("Failed to copy");
  await expect(toastOf(page)).toHaveCSS("color", await colour(page, "negative"));
  await expectReadOut(page, brand.t("public:copy.failed"));
  expect(await selected(page)).toBe("123-456-7890");
  await page.clock.resume();
  await axe(page);
  await expectFourSeconds(page, () => copy.click());
  expect(await selected(page)).toBe("123-456-7890");
});
