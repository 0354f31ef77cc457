import type { FaultKind } from "../../scripts/sandbox/http/faults";
import { expect, test } from "./fixtures";
import { OUTCOME } from "./outcome-screen";
import { transferPost } from "./transfer-post";
import { expectOutcome, TransferScreen } from "./transfer-screen";

const order = { from: "wallet", to: "PG", amount: "10" };

/** How a response may fail after the operation was sent; it took effect in all but the first two. */
const broken: { kind: FaultKind; status?: number; when?: "before" | "after" }[] = [
  { kind: "reset-before" },
  { kind: "status", status: 500, when: "before" },
  { kind: "reset-after" },
  { kind: "truncated" },
  { kind: "not-json" },
  { kind: "wrong-json" },
  { kind: "empty" },
  { kind: "status", status: 502, when: "after" },
];

for (const { kind, status, when } of broken) {
  const name = [kind, status, when].filter(Boolean).join(" ");
  test(`a transfer whose answer breaks (${name}) is not called failed, is not sent again, and is told by the books`, async ({
    noScript: page,
    signIn,
    member,
    brand,
    house,
    sandbox,
  }) => {
    await signIn(page.context(), member);
    const transfer = await transferPost(house.url, page.context());
    const intent = await transfer.draw();
    await sandbox.fault(member, { endpoint: "wallet.transfer", kind, status, when });
    const first = await transfer.post({ intent, ...order });
    expect(first.status).toBe(303);
    await sandbox.heal(member);

    const [call] = await sandbox.callsOf(member, "wallet.transfer");
    await page.goto(first.location ?? "");
    await expectOutcome(page, brand, call?.executed ? "done" : "checking");
    expect(await transfer.post({ intent, ...order })).toMatchObject({
      status: 303,
      location: first.location,
    });
    expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
    const moved = call?.executed ? 10 : 0;
    expect(await sandbox.balances(member)).toMatchObject({
      wallet: 1_000 - moved,
      games: { PG: 30.5 + moved },
    });
  });
}

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

test("while it cannot be told that a transfer never took effect, the page says so and offers no second one", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  const { t } = brand;
  const screen = new TransferScreen(page, brand);
  await screen.open();
  await screen.fill(order);
  await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "reset-before", times: 1 });
  await screen.submit.click();
  await expectOutcome(page, brand, "checking");
  await expect(page.getByRole("status")).toContainText(t("money:outcome.text.checking"));
  await expect(page.getByRole("link", { name: t("money:outcome.statement") })).toBeVisible();
  await page.getByRole("link", { name: t("money:outcome.lookAgain") }).click();
  await expectOutcome(page, brand, "checking");
  await expect(page.getByRole("link", { name: t("money:outcome.transfer.again") })).toHaveCount(0);
});
