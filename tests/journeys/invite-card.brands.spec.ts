import jsQR from "jsqr";
import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { InviteScreen } from "./invite-screen";
import { expectNone } from "./screens";
import { expectUsable } from "./usable";

/** What a camera reads in the card as the page shows it. */
async function readCard(page: Page): Promise<string | undefined> {
  const { pixels, width, height } = await page
    .locator('dialog img[src="/user/home/invite/card"]')
    .evaluate(async (element) => {
      const image = element as HTMLImageElement;
      await image.decode();
      const [width, height] = [984, 1356];
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width, height });
      const board = canvas.getContext("2d");
      board?.drawImage(image, 0, 0, width, height);
      return { pixels: [...(board?.getImageData(0, 0, width, height).data ?? [])], width, height };
    });
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}

test("the card on the screen is the picture that is shared with its link, and a camera reads the link in it", async ({
  page,
  signIn,
  member,
  site,
  brand,
  axe,
}) => {
  const { t, config } = brand;
  await signIn(page.context(), member);
  if (!config.features.invite) return expectNone(page, "/user/home/invite", "/user/home");
  await page.addInitScript(() => {
    const shared: object[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async ({ files = [], url } = {}) => {
      shared.push({ url, files: files.map(({ name, type }) => `${name} ${type}`) });
    };
  });
  const link = `${site.url}/register?code=PR${member._id}`;
  const screen = new InviteScreen(page, brand);
  await page.setViewportSize({ width: 320, height: 568 });
  await screen.openWithScript();
  expect(await readCard(page)).toBe(link);
  await expect(screen.link).toHaveText(link);
  await axe(page);
  await expectUsable(page, "invite");
  await expect(screen.dialog.locator(".primary")).toHaveText(t("rewards:invite.share"));
  await screen.dialog.getByRole("button", { name: t("rewards:invite.share") }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: object[] }).shared);
  await expect.poll(shared).toEqual([{ url: link, files: ["invite.png image/png"] }]);
  await screen.dialog.getByRole("link", { name: t("rewards:invite.save") }).click();
  await expect.poll(shared).toContainEqual({ files: ["invite.png image/png"] });
});

test("where the browser cannot share, saving is the one primary button", async ({
  signedIn: page,
  brand,
}) => {
  if (!brand.config.features.invite) return expectNone(page, "/user/home/invite", "/user/home");
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  const screen = new InviteScreen(page, brand);
  await screen.openWithScript();
  await expect(screen.dialog.locator(".primary:visible")).toHaveText(brand.t("rewards:invite.save"));
  await expect(screen.dialog.getByRole("button", { name: brand.t("rewards:invite.share") })).toHaveCount(0);
});

test("without script the link is a text to be selected, and a link leads to the picture alone", async ({
  noScript: page,
  signIn,
  member,
  brand,
}) => {
  await signIn(page.context(), member);
  if (!brand.config.features.invite) return expectNone(page, "/user/home/invite/card", "/user/home");
  const screen = new InviteScreen(page, brand);
  await screen.open();
  await expect(screen.link).toHaveCSS("user-select", "all");
  await expect(screen.dialog.getByRole("button", { name: brand.t("rewards:invite.copy") })).toHaveCount(0);
  const save = screen.dialog.getByRole("link", { name: brand.t("rewards:invite.save") });
  await expect(save).toBeVisible();
  const address = (await save.getAttribute("href")) ?? "";
  const answer = await page.context().request.get(address);
  expect(answer.headers()["content-type"]).toBe("image/svg+xml");
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  const text = await answer.text();
  expect(text).toContain(brand.t("rewards:invite.card.title"));
  expect(text).toContain(`?code=PR${member._id}`);
  expect(text).toContain("<image href='data:image/svg+xml;base64,");
});
