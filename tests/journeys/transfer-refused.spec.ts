import { errorGroups } from "schemas/contract/errors";
import { expect, test } from "./fixtures";
import { inEachLanguage } from "./languages";
import { expectOutcome, TransferScreen } from "./transfer-screen";

test("more than there is: the operator's refusal is shown in the page's language, and nothing moved [8.28]", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  const { t, say } = brand;
  await signIn(page.context(), member);
  await new TransferScreen(page, brand).send({ from: "PG", to: "wallet", amount: "30.51" });
  await expectOutcome(page, brand, "refused");
  await expect(page.getByRole("status")).toContainText(say("errors:MONEY_NOT_ENOUGH"));
  await expect(page.getByRole("status")).not.toContainText(t("money:outcome.text.refused"));
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 1_000, games: { PG: 30.5 }, statements: 3 });
  await page.getByRole("link", { name: t("money:outcome.transfer.again") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("out of a game while a bonus is held: the member is told to end the bonus first", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await sandbox.flag(member, { bonus: "limit" });
  await signIn(page.context(), member);
  const screen = new TransferScreen(page, brand);
  await screen.send({ from: "JOKER", to: "wallet", amount: "10" });
  await expectOutcome(page, brand, "refused");
  await expect(page.getByRole("status")).toContainText(brand.say("errors:BONUS_REMAINING"));
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 1_000, games: { JOKER: 250 } });
});

test("a code that says success is shown with the success; one that says failure is a refusal, although the status is 200", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const yes = { kind: "status", status: 200, when: "after", body: { message: "REFUND_SUCCESS" } } as const;
  await sandbox.fault(member, { endpoint: "wallet.transfer", times: 1, ...yes });
  const screen = new TransferScreen(page, brand);
  await screen.send({ from: "wallet", to: "PG", amount: "10" });
  await expectOutcome(page, brand, "done");
  await expect(page.getByRole("status")).toContainText(brand.say("errors:REFUND_SUCCESS"));
  const no = { kind: "status", status: 200, when: "before", body: { message: "BONUS_REMAINING" } } as const;
  await sandbox.fault(member, { endpoint: "wallet.transfer", times: 1, ...no });
  await screen.send({ from: "wallet", to: "PG", amount: "10" });
  await expectOutcome(page, brand, "refused");
  await expect(page.getByRole("status")).toContainText(brand.say("errors:BONUS_REMAINING"));
});

test("every money code is a refusal with its text, in each language and whatever the status [8.01 8.28]", async ({
  noScript: page,
  signIn,
  house: { url },
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const screen = new TransferScreen(page, brand);
  for (const [index, code] of errorGroups.money.entries()) {
    const status = index % 2 === 0 ? 400 : 500;
    const fault = { kind: "status", status, body: { message: code }, times: 1 } as const;
    await sandbox.fault(member, { endpoint: "wallet.transfer", ...fault });
    await screen.send({ from: "wallet", to: "PG", amount: "10" });
    await expectOutcome(page, brand, "refused");
    await inEachLanguage(page, url, brand, async (say) => {
      await page.reload();
      await expect(page.getByRole("status")).toContainText(say(code));
    });
  }
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 1_000, games: { PG: 30.5 } });
});

test("a refusal in words of the operator's own is shown as it came, as text [8.01]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const message = 'ยอดวันนี้เต็มแล้ว <img src=x onerror="alert(1)">';
  await sandbox.fault(member, {
    endpoint: "wallet.transfer",
    kind: "status",
    status: 409,
    body: { message },
  });
  await new TransferScreen(page, brand).send({ from: "wallet", to: "PG", amount: "10" });
  await expectOutcome(page, brand, "refused");
  await expect(page.getByRole("status")).toContainText(message);
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
});
