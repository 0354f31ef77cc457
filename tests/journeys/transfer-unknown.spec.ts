import type { FaultKind } from "../../scripts/sandbox/http/faults";
import { expect, test } from "./fixtures";
import { transferPost } from "./transfer-post";
import { TransferScreen } from "./transfer-screen";

const order = { from: "wallet", to: "PG", amount: "10" };

/** How an answer may break after the operation was sent; it took effect in all but the first two. */
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
  test(`a transfer whose answer breaks (${kind} ${when ?? ""}) is never called failed and never sent again`, async ({
    noScript: page,
    signIn,
    member,
    brand,
    house,
    sandbox,
  }) => {
    const { t } = brand;
    await signIn(page.context(), member);
    await sandbox.fault(member, { endpoint: "wallet.transfer", kind, status, when });
    const transfer = await transferPost(house.url, page.context());
    const intent = await transfer.draw();
    const first = await transfer.post({ intent, ...order });
    expect(first.status).toBe(303);
    await page.goto(first.location ?? "");
    // Once the operator's own books are looked at, "checking" may have become "done".
    const [checking, done] = [t("member:outcome.transfer.unknown"), t("member:outcome.transfer.done")];
    await expect(
      page.getByRole("heading", { level: 1, name: new RegExp(`^(${checking}|${done})$`) }),
    ).toBeVisible();
    await expect(page.getByText(t("member:outcome.refusedText"))).toHaveCount(0);
    await sandbox.heal(member);
    expect(await transfer.post({ intent, ...order })).toMatchObject({
      status: 303,
      location: first.location,
    });
    const calls = await sandbox.callsOf(member, "wallet.transfer");
    expect(calls).toHaveLength(1);
    const moved = calls[0]?.executed ? 10 : 0;
    expect(await sandbox.balances(member)).toMatchObject({
      wallet: 1_000 - moved,
      games: { PG: 30.5 + moved },
    });
  });
}

test("the form says it with script as well, and asks not to send it a second time", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  // The books cannot be read either: nothing tells what became of it.
  await new TransferScreen(page, brand).open();
  await new TransferScreen(page, brand).fill(order);
  await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "reset-after" });
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 500 });
  await new TransferScreen(page, brand).submit.click();
  await expect(page).toHaveURL(/\/user\/outcome\//);
  await expect(page.getByText(brand.t("member:outcome.refusedText"))).toHaveCount(0);
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
});
