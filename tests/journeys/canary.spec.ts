import type { Response } from "playwright/test";
import { expect, test } from "./fixtures";
import { visitMemberScreens, visitPublicScreens } from "./screens";
import { sessionCookie, tokenOf } from "./session";

interface Sent {
  url: string;
  text: string;
}

/** All that reaches the browser: addresses, headers but its own cookie's, and texts. */
async function read(response: Response): Promise<Sent> {
  const headers = Object.entries(await response.allHeaders()).filter(([name]) => name !== "set-cookie");
  const body = await response.text().catch(() => "");
  return { url: response.url(), text: `${JSON.stringify(headers)}\n${body}` };
}

test("token, password and account number reach no page, script, data answer, address or log line [3.31]", async ({
  page,
  house,
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
  const answers: Promise<Sent>[] = [];
  const addresses: string[] = [];
  page.on("response", (response) => answers.push(read(response)));
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
  await visitMemberScreens({ page, url: house.url, brand, member, sandbox }, async () => undefined);
  await page.goto("/user/home");
  await page.getByRole("link", { name: t("member:home.transfer") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();

  const sent = await Promise.all(answers);
  expect(sent.filter(({ url }) => url.includes(".data")).length).toBeGreaterThan(0);
  expect(sent.some(({ text }) => text.includes(member.name))).toBe(true);
  // The profile, and the dialogs over it, is where a member reads the own bank account.
  const isProfile = (url: string) => /^\/user\/profile(\/|\.data|$)/.test(new URL(url).pathname);
  const ofProfile = ["bankAccountNo", "holder"];
  const secrets = { token, password, bankAccountNo, holder: "CANARY HOLDER", secret: house.sessionSecret };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(8);
    expect(
      sent
        .filter(({ url, text }) => text.includes(secret) && !(ofProfile.includes(name) && isProfile(url)))
        .map(({ url }) => url),
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
