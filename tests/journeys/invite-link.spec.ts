import { expect, test } from "./fixtures";
import { InviteScreen } from "./invite-screen";
import { expectReadOut, holdTime, toastOf } from "./toast";

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the link is copied [2.51 8.11]", async ({ signedIn: page, site, brand, member }) => {
    const { t } = brand;
    const link = `${site.url}/register?code=PR${member._id}`;
    const screen = new InviteScreen(page, brand);
    await screen.openWithScript();
    await holdTime(page);
    await screen.dialog.getByRole("button", { name: t("rewards:invite.copy") }).click();
    await expect(toastOf(page)).toHaveText(t("public:copy.done", { text: link }));
    await expectReadOut(page, link);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });
});
