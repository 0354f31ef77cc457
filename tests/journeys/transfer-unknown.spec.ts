import { expect, test } from "./fixtures";
import { OUTCOME } from "./outcome-screen";
import { order } from "./transfer-post";
import { expectOutcome, TransferScreen } from "./transfer-screen";

test("while the books cannot be read the page says that it is checking; it looks again by itself", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  const screen = new TransferScreen(page, brand);
  await screen.open();
  await screen.fill(order);
  await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "reset-after" });
  // The wallet works for the form and for the snapshot before sending, but not after that.
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 500 });
  await screen.submit.click();
  await expect.poll(() => sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
  await expect(page).toHaveURL(OUTCOME);
  await expect(page.getByText(brand.t("money:outcome.text.refused"))).toHaveCount(0);
  await sandbox.heal(member);
  await expectOutcome(page, brand, "done");
  await expect(page.getByRole("link", { name: brand.t("money:outcome.home") })).toBeVisible();
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
  expect((await sandbox.balances(member)).wallet).toBe(990);
});
