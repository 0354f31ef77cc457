import type { FaultKind } from "../../scripts/sandbox/http/faults";
import { expect, test } from "./fixtures";
import { transferPost } from "./transfer-post";
import { expectOutcome, TransferScreen } from "./transfer-screen";

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
    const [call] = await sandbox.callsOf(member, "wallet.transfer");
    // Once the operator's own books are looked at, "checking" may become "done" where it took effect.
    const states = call?.executed ? (["unknown", "done"] as const) : (["unknown"] as const);
    const headings = states.map((state) => t(`member:outcome.transfer.${state}`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^(${headings.join("|")})$`));
    await expect(page.getByText(t("member:outcome.refusedText"))).toHaveCount(0);
    await sandbox.heal(member);
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

test("with script, too, the page says that it is being checked, and is not sent again by a reload", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  const screen = new TransferScreen(page, brand);
  await screen.open();
  await screen.fill(order);
  await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "reset-before" });
  await screen.submit.click();
  await expectOutcome(page, brand, "unknown");
  await expect(page.getByRole("status")).toContainText(brand.t("member:outcome.unknownText"));
  await sandbox.heal(member);
  await page.getByRole("link", { name: brand.t("member:outcome.lookAgain") }).click();
  await expectOutcome(page, brand, "unknown");
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
  expect((await sandbox.balances(member)).wallet).toBe(1_000);
});
