import { formatDuration } from "../../app/format/duration.server";
import { expect, test } from "./fixtures";
import { OUTCOME } from "./outcome-screen";
import { awaitScript } from "./screens";
import { give, slipPicture as picture } from "./slip-hand";

const SLIP = "/user/home/deposit/slip";

test("the whole area is the file's field; a picture that is pasted is looked at, changed, removed, and sent", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
  axe,
}) => {
  const { t, config } = brand;
  const { deposit, defaultLocale } = config;
  const file = await picture(sandbox, member, brand.money(500));
  await page.goto(SLIP);
  await awaitScript(page);
  const field = page.locator("input[name=file]");
  const [area, input] = await Promise.all([
    page.locator("label:has(input[name=file])").boundingBox(),
    field.boundingBox(),
  ]);
  expect(input?.width).toBeGreaterThan((area?.width ?? Infinity) - 4);
  expect(input?.height).toBeGreaterThan((area?.height ?? Infinity) - 4);
  await expect(field).toHaveCSS("opacity", "0");
  await axe(page);
  await give(page, "paste", file.buffer.toString("base64"));
  await expect(page.getByText("my-slip.png")).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: t("slip:remove"), exact: true }).click();
  await expect(page.getByText(t("slip:good"))).toBeVisible();
  await field.setInputFiles({ name: "a.heic", mimeType: "image/heic", buffer: Buffer.from("x") });
  await expect(page.getByRole("alert")).toContainText("JPG");
  await field.setInputFiles({ ...file, mimeType: "image/pjpeg" });
  const isRead = page.getByText(t("slip:readable"));
  await expect(isRead).toHaveCount(brand.config.features.slipCheck ? 1 : 0);
  await expect(
    page.getByText(
      t("slip:credited", { span: formatDuration(deposit.creditedWithinMinutes, defaultLocale) }),
    ),
  ).toBeVisible();
  expect(await sandbox.callsOf(member, "wallet.slip")).toEqual([]);
  await page.getByRole("button", { name: t("slip:send"), exact: true }).click();
  await expect(page).toHaveURL(OUTCOME);
});

test("without script our own words say that a picture is chosen, and the form sends it", async ({
  noScript: page,
  signIn,
  sandbox,
  member,
  brand,
}) => {
  const { t } = brand;
  await signIn(page.context(), member);
  await page.goto(SLIP);
  await expect(page.getByText(t("slip:good"))).toBeVisible();
  await expect(page.getByText(t("slip:filled"))).toBeHidden();
  await page.locator("input[name=file]").setInputFiles(await picture(sandbox, member, brand.money(500)));
  await expect(page.getByText(t("slip:filled"))).toBeVisible();
  await page.getByRole("button", { name: t("slip:send"), exact: true }).click();
  await expect(page).toHaveURL(OUTCOME);
});
