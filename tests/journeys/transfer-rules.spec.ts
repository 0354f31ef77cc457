import { expect, test } from "./fixtures";
import { expectOutcome, TransferScreen } from "./transfer-screen";

test("source and destination have to be chosen [5.23]", async ({
  noScript: page,
  signIn,
  member,
  brand,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const screen = new TransferScreen(page, brand);
  const choose = brand.say("fields:account.choose");
  for (const { from, to, faulty } of [
    { from: "", to: "", faulty: ["from", "to"] },
    { from: "wallet", to: "", faulty: ["to"] },
    { from: "", to: "PG", faulty: ["from"] },
  ]) {
    await screen.send({ from, to, amount: "10" });
    for (const side of ["from", "to"] as const) {
      await expect(screen.picker(side).getByText(choose)).toHaveCount(faulty.includes(side) ? 1 : 0);
    }
  }
  expect(await sandbox.callsOf(member, "wallet.transfer")).toEqual([]);
});

test("source and destination must differ; what was chosen and typed is still there [5.24]", async ({
  noScript: page,
  signIn,
  member,
  brand,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const screen = new TransferScreen(page, brand);
  await screen.send({ from: "wallet", to: "wallet", amount: "10" });
  await expect(screen.picker("to").getByText(brand.say("fields:account.same"))).toBeVisible();
  await screen.send({ from: "JOKER", to: "JOKER", amount: "1,23" });
  await screen.amount.fill("123.45");
  await screen.submit.click();
  await expect(screen.picker("to").getByText(brand.say("fields:account.same"))).toBeVisible();
  await expect(screen.option("from", "JOKER")).toBeChecked();
  await expect(screen.option("to", "JOKER")).toBeChecked();
  await expect(screen.amount).toHaveValue("123.45");
  expect(await sandbox.callsOf(member, "wallet.transfer")).toEqual([]);
  await screen.option("to", "wallet").check();
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 1_123.45, games: { JOKER: 126.55 } });
});

test("with script a refused form keeps its values, and shows the messages in place", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const screen = new TransferScreen(page, brand);
  await page.goto("/user/home");
  await page.getByRole("link", { name: brand.t("home:transfer") }).click();
  await screen.fill({ from: "PG", to: "PG", amount: "0.5" });
  await screen.submit.click();
  await expect(screen.picker("to").getByText(brand.say("fields:account.same"))).toBeVisible();
  await expect(screen.amount).toHaveValue("0.5");
  await expect(screen.option("from", "PG")).toBeChecked();
  await screen.option("to", "wallet").check();
  await screen.amount.fill("30.50");
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 1_030.5, games: { PG: 0 } });
});

test("1 baht is the least that moves [5.25 9.06]", async ({
  noScript: page,
  signIn,
  member,
  brand,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const screen = new TransferScreen(page, brand);
  const tooLittle = brand.say("fields:amount.minimum", { minimum: "1.00", currency: "THB" });
  for (const typed of ["0.99", "0", "0.00"]) {
    await screen.send({ from: "wallet", to: "PG", amount: typed });
    await expect(screen.amount).toHaveAccessibleDescription(tooLittle);
  }
  expect(await sandbox.callsOf(member, "wallet.transfer")).toEqual([]);
  await screen.amount.fill("1");
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 999, games: { PG: 31.5 } });
});

test("amounts that cannot be meant get a message each, and nothing is sent", async ({
  noScript: page,
  signIn,
  member,
  brand,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const screen = new TransferScreen(page, brand);
  await screen.open();
  const refused = {
    "12,5": "format",
    "1e3": "format",
    ten: "format",
    "1.234": "decimals",
    "-5": "negative",
    "9999999999999": "tooLarge",
    " ": "empty",
  };
  for (const [typed, fault] of Object.entries(refused)) {
    await screen.fill({ from: "wallet", to: "PG", amount: typed });
    await screen.submit.click();
    await expect(screen.amount).toHaveAccessibleDescription(brand.say(`fields:amount.${fault}`));
  }
  expect(await sandbox.callsOf(member, "wallet.transfer")).toEqual([]);
});
