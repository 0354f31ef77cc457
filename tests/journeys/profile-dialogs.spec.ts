import { localeNames } from "../../app/i18n/locale";
import { attacks } from "../attacks/strings";
import { expect, test } from "./fixtures";
import { setLocale } from "./languages";
import { awaitScript } from "./screens";
import { signInTo } from "./session";

test("a member without a bank account has none chosen, and says which before anything is sent", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  const member = await sandbox.make({});
  const profile = { _id: member._id, name: member.name, username: member.username };
  const fault = { endpoint: "account.profile", kind: "status", status: 200, body: { profile } } as const;
  await sandbox.fault(member, fault);
  await signIn(page.context(), member);
  await page.goto("/user/profile/edit");
  await awaitScript(page);
  const bank = page.getByRole("combobox");
  await expect(bank).toHaveValue("");
  await expect(bank.locator("option").first()).toHaveText(brand.t("public:register.bank.choose"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(brand.t("profile:bankAccountName"), { exact: true }).fill("A B");
  await dialog.getByLabel(brand.t("profile:bankAccountNo"), { exact: true }).fill("1234567890");
  await dialog.getByRole("button", { name: brand.t("profile:save") }).click();
  await expect(page).toHaveURL("/user/profile/edit");
  expect(await sandbox.callsOf(member, "account.updateProfile")).toHaveLength(0);
});

test("banks are named in the member's language", async ({ signedIn: page, house, brand }) => {
  const { known } = brand.config.banks;
  for (const locale of brand.config.locales) {
    await setLocale(page.context(), house.url, locale);
    await page.goto("/user/profile/edit");
    await expect(page.getByRole("combobox").locator("option[value=KTB]")).toHaveText(
      known.KTB?.name[locale] ?? "",
    );
  }
  expect(Object.keys(localeNames)).toEqual(expect.arrayContaining(brand.config.locales));
});

test("where the list of banks does not come the dialog says so and keeps the member's own", async ({
  ownHouse: { url, sandbox, brand },
  page,
}) => {
  const member = await sandbox.make({ bankCode: "SCB" });
  await signInTo(url, page.context(), member);
  await sandbox.control("POST", "/faults", { endpoint: "lookup.banks", kind: "status", status: 500 });
  await page.goto(`${url}/user/profile/edit`);
  await expect(page.getByText(brand.t("public:register.bank.noBanks"))).toBeVisible();
  await expect(page.getByRole("combobox")).toHaveValue("SCB");
});

test("a service that is terminated ends at /terminated from the list of banks too [4.08]", async ({
  ownHouse: { url, sandbox, brand: _ },
  page,
}) => {
  const member = await sandbox.make({});
  await signInTo(url, page.context(), member);
  const fault = { endpoint: "lookup.banks", kind: "status", status: 400, body: { error: "gone" } };
  await sandbox.control("POST", "/faults", fault);
  await page.goto(`${url}/user/profile/edit`);
  await expect(page).toHaveURL(`${url}/terminated`);
});

test("the dialogs judge what is typed as it is typed, before anything is sent [5.20 5.21]", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  const member = await sandbox.make({ bankCode: "KTB", bankAccountName: "สมชาย ใจดี" });
  await signIn(page.context(), member);
  const label = (name: "newPassword" | "confirmPassword" | "bankAccountName" | "bankAccountNo") =>
    page.getByRole("dialog").getByLabel(brand.t(`profile:${name}`), { exact: true });
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const hasRules = () => scripts.some((url) => /validator-/.test(url));

  await page.goto("/user/profile/password");
  await awaitScript(page);
  expect(hasRules(), "zod is not in the first load").toBe(false);
  await label("newPassword").fill("one");
  await expect.poll(hasRules).toBe(true);
  await label("confirmPassword").fill("other");
  await label("newPassword").focus();
  await expect(page.getByText(brand.say("fields:password.different"))).toBeVisible();
  await label("confirmPassword").fill("one");
  await expect(page.getByText(brand.say("fields:password.different"))).toHaveCount(0);

  await page.goto("/user/profile/bank-name");
  await awaitScript(page);
  await label("bankAccountName").fill("สมชาย");
  await label("bankAccountName").blur();
  await expect(page.getByText(brand.say("fields:bankAccountName.english"))).toBeVisible();
  await label("bankAccountName").fill("SOMCHAI");
  await expect(page.getByText(brand.say("fields:bankAccountName.english"))).toHaveCount(0);

  await page.goto("/user/profile/edit");
  await awaitScript(page);
  await label("bankAccountNo").fill("12x");
  await label("bankAccountNo").blur();
  await expect(page.getByText(brand.say("fields:bankAccountNo.format"))).toBeVisible();
  expect((await sandbox.callsOf(member)).map(({ endpoint }) => endpoint)).not.toContain(
    "account.updateProfile",
  );
});

test("success is said once, after it happened, and no address can make the page say it", async ({
  noScript: page,
  signIn,
  member,
  brand,
}) => {
  await signIn(page.context(), member);
  await page.goto("/user/profile?saved=password");
  const said = page.getByText(brand.t("profile:savedPassword"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.goto("/user/profile/password");
  for (const [name, value] of Object.entries({
    oldPassword: member.password,
    newPassword: "another-1",
    confirmPassword: "another-1",
  })) {
    await page.locator(`input[name=${name}]`).fill(value);
  }
  await page.getByRole("button", { name: brand.t("profile:save") }).click();
  await expect(page).toHaveURL("/user/profile");
  await expect(said).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("hostile input in the dialogs is refused or kept as it is, and never runs", async ({
  signedIn: page,
  sandbox,
  member,
  house,
}) => {
  const send = (path: string, form: Record<string, string>) =>
    page.request.post(`/user/profile/${path}`, { form, headers: { origin: house.url }, maxRedirects: 0 });
  const usual = { name: "A", bankCode: "SCB", bankAccountName: "A B", bankAccountNo: "1234567891" };
  const odd = [
    "\u0000",
    "\u202egnol",
    "{{name}}",
    "$t(common.back)",
    "%00",
    "'; DROP TABLE members; --",
    "ก".repeat(500),
  ];
  const hostile = [...odd, ...attacks.filter((_, index) => index % 24 === 0)];
  const kept: string[] = [];
  for (const text of hostile) {
    const answers = await Promise.all([
      send("bank-name", { bankAccountName: text }),
      send("password", { oldPassword: text, newPassword: text, confirmPassword: text }),
      send("edit", { ...usual, bankCode: text }),
      send("edit", { ...usual, bankAccountNo: text }),
    ]);
    for (const answer of answers) expect([302, 303, 400], text).toContain(answer.status());
    if ((await send("edit", { ...usual, name: text })).status() === 303) kept.push(text);
    await page.goto("/user/profile");
    const said = await page.getByRole("main").innerText();
    expect(said.length, text).toBeGreaterThan(20);
  }
  expect(kept.length).toBeGreaterThan(8);
  await expect(page.getByText(kept.at(-1)?.trim() ?? "nothing").first()).toBeVisible();
  expect(await sandbox.callsOf(member, "account.updateBankAccountName")).toHaveLength(0);
});
