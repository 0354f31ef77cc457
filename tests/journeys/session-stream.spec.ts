import { INVALID_TOKEN } from "schemas/contract/errors";
import { expect, test } from "./fixtures";

test("invalid-token ends the session from the refresh button, too, and from the refresh that streams in [4.07]", async ({
  signedIn: page,
  signIn,
  member,
  sandbox,
  brand: { t },
}) => {
  const refused = { kind: "status", status: 401, body: { message: INVALID_TOKEN } } as const;
  await page.goto("/user/home");
  await expect(page.getByText(t("home:updating"))).toBeHidden();
  await sandbox.fault(member, { endpoint: "wallet.refreshSlots", ...refused });
  await page.getByRole("button", { name: t("home:refresh") }).click();
  await expect(page).toHaveURL("/login");

  const other = await sandbox.make({ walletAmount: 5 });
  await signIn(page.context(), other);
  await sandbox.fault(other, { endpoint: "wallet.refreshSlots", ...refused });
  await page.goto("/user/home");
  await expect(page).toHaveURL("/login");
});

test("an order in what streams into home is followed, whichever call it answers [4.07 4.08]", async ({
  page,
  signIn,
  sandbox,
}) => {
  const orders = [
    { status: 401, message: INVALID_TOKEN, path: "/login" },
    { status: 410, message: "gone", path: "/terminated" },
  ];
  for (const { status, message, path } of orders) {
    const member = await sandbox.make({ walletAmount: 5 });
    await signIn(page.context(), member);
    const held = await sandbox.fault(member, {
      endpoint: "wallet.refreshSlots",
      kind: "hang",
      when: "after",
    });
    await page.goto("/user/home", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toContainText(member.name);
    const refusal = { kind: "status", status, body: { message } } as const;
    await sandbox.fault(member, { endpoint: "wallet.get", ...refusal });
    await sandbox.end(held);
    await expect(page).toHaveURL(path);
  }
});
