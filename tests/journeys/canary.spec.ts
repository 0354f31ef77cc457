import { type Recorded, type RecordingProxy, startRecordingProxy } from "../support/recording-proxy";
import { test as base, expect } from "./fixtures";
import { sessionCookie, tokenOf } from "./session";
import { visitMoneyScreens } from "./tour-money";
import { visitPlayScreens } from "./tour-play";
import { visitPublicScreens } from "./tour-public";

const test = base.extend<{ recorded: RecordingProxy }>({
  /** A proxy between the browser and the app. */
  recorded: async ({ house }, use) => {
    const proxy = await startRecordingProxy(house.url);
    await use(proxy);
    await proxy.close();
  },
  baseURL: ({ recorded }, use) => use(recorded.url),
});

/** Everything in a response except the session cookie. */
function told({ headers: { "set-cookie": _, ...headers }, text }: Recorded): string {
  return `${JSON.stringify(headers)}\n${text}`;
}

test("token, password and account number reach no page, script, data answer, address or log line [3.31]", async ({
  page,
  house,
  recorded,
  brand,
  sandbox,
  logLines,
}) => {
  test.slow();
  const { t } = brand;
  const password = "canary-password-7f3a";
  const bankAccountNo = "7770001234567";
  const member = await sandbox.make({
    password,
    bankAccountNo,
    bankAccountName: "CANARY HOLDER",
    walletAmount: 1_000,
    games: { JOKER: 250, PG: 30.5 },
  });
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));

  await visitPublicScreens({ page, url: house.url, brand, member, sandbox }, async () => undefined);
  await page.goto("/login");
  await page.getByLabel(t("public:login.username")).fill(member.username);
  await page.getByLabel(t("public:login.password")).fill(`${password}-mistyped`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await page.getByLabel(t("public:login.password")).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/user/home");
  const token = await tokenOf(house, page.context());
  const { value: cookie } = await sessionCookie(page.context());
  for (const visit of [visitMoneyScreens, visitPlayScreens]) {
    await visit({ page, url: house.url, brand, member, sandbox }, async () => undefined);
  }
  await page.goto("/user/home");
  await page.getByRole("link", { name: t("home:transfer") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();

  const sent = recorded.answers;
  expect(sent.filter(({ url }) => url.includes(".data")).length).toBeGreaterThan(0);
  expect(sent.some(({ text }) => text.includes(member.name))).toBe(true);
  // The profile, its dialogs and the deposit screen show members their own bank account.
  const isProfile = (url: string) =>
    /^\/user\/(profile(\/|\.data|$)|home\/deposit(\.data|$))/.test(new URL(url).pathname);
  // The withdraw screen shows who is paid, with the end of the account number.
  const isWithdraw = (url: string) => /^\/user\/home\/withdraw(\.data|$)/.test(new URL(url).pathname);
  const isMeant: Record<string, (url: string) => boolean> = {
    bankAccountNo: isProfile,
    holder: (url) => isProfile(url) || isWithdraw(url),
  };
  const secrets = { token, password, bankAccountNo, holder: "CANARY HOLDER", secret: house.sessionSecret };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(8);
    expect(
      sent.filter((one) => told(one).includes(secret) && !isMeant[name]?.(one.url)).map(({ url }) => url),
      name,
    ).toEqual([]);
    expect(
      addresses.filter((url) => url.includes(secret)),
      name,
    ).toEqual([]);
  }
  const lines = logLines();
  expect(lines.filter((line) => line.includes("wallet.transfer")).length).toBeGreaterThan(0);
  for (const secret of [...Object.values(secrets), member.username, member.name, cookie]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
});

test("what a member typed wrongly into an address or a field stands in no log line", async ({
  request,
  logLines,
}) => {
  const typed = "canary-typed-91c2";
  await request.get(`/login?password=${typed}`);
  await request.get(`/user/home?token=${typed}`);
  await request.post("/login", { form: { username: typed, password: typed } });
  await request.post("/language", { form: { locale: typed, returnTo: `/${typed}` }, maxRedirects: 0 });
  await request.get("/login", { headers: { cookie: `session=${typed}`, referer: `http://x/${typed}` } });
  await expect
    .poll(() => logLines().filter((line) => line.includes('"path":"/login"')).length)
    .toBeGreaterThan(2);
  expect(logLines().filter((line) => line.includes(typed))).toEqual([]);
});
