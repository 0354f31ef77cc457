import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";

/** The providers respond, but the result is held back until the fault ends: home's figures are still to come. */
const slow = { endpoint: "wallet.refreshSlots", kind: "hang", when: "after" } as const;

test.use({ hasAgreed: false });

test("while home's figures are still to come, what opens or is tapped meanwhile breaks no hydration", async ({
  signedIn: page,
  brand,
  sandbox,
  member,
}) => {
  const { t } = brand;
  await sandbox.fault(member, slow);
  await page.goto("/user/home", { waitUntil: "commit" });
  const updating = page.getByText(t("home:updating"));
  await expect(updating).toBeVisible();
  await awaitScript(page);
  // The agreements open by themselves, and the chat comes where there is one everywhere.
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/user/home");
  await page.getByRole("link", { name: t("home:transfer") }).click();
  await expect(page.getByRole("dialog", { name: t("transfer:title") })).toBeVisible();
  await sandbox.heal(member);
  await page.keyboard.press("Escape");
  await expect(updating).toBeHidden();
});
