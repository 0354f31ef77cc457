import { expect, test } from "./fixtures";
import { signInEarlier } from "./reality";
import { awaitScript } from "./screens";

test("it opens by itself where nothing is being done; continuing leads back, and it does not come again", async ({
  page,
  site,
  member,
  axe,
  brand: { t, config },
}) => {
  const { reminderMinutes, helpLinks, ageConfirmation, minimumAge } = config.saferPlay;
  await signInEarlier(site, page.context(), member, reminderMinutes + 5);
  await page.clock.install();
  await page.goto("/user/profile");
  await awaitScript(page);
  await page.clock.runFor(6_000);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: t("reality:title") })).toBeVisible();
  await expect(page).toHaveURL("/user/profile?dialog=reality");
  await expect(dialog).toContainText(t("reality:next", { minutes: reminderMinutes }));
  for (const { label, href } of helpLinks) {
    await expect(dialog.getByRole("link", { name: label[config.defaultLocale] })).toHaveAttribute(
      "href",
      href,
    );
  }
  await expect(dialog.getByText(t("reality:age", { age: minimumAge }))).toHaveCount(ageConfirmation ? 1 : 0);
  await axe(page);
  const [leave, stay] = [
    await dialog.getByRole("button", { name: t("member:frame.logout") }).boundingBox(),
    await dialog.getByRole("link", { name: t("reality:continue") }).boundingBox(),
  ];
  expect(leave?.width).toBe(stay?.width);
  expect(leave?.height).toBe(stay?.height);
  await dialog.getByRole("link", { name: t("reality:continue") }).click();
  await expect(page).toHaveURL("/user/profile");
  await expect(dialog).toHaveCount(0);
  await page.reload();
  const answer = await page.request.post("/user/reality", {
    form: { do: "show", returnTo: "/user/profile" },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe("/user/profile");
});
