import { INVALID_TOKEN, identityCodes } from "schemas/contract/errors";
import { expect, test } from "./fixtures";
import { figure } from "./home-screen";
import { setLocale } from "./languages";
import { cookieHeader, SESSION_COOKIE, sessionCookie } from "./session";
import { transferPost } from "./transfer-post";

const isSignedIn = async (url: string, cookie: string) =>
  (await fetch(`${url}/user/home`, { headers: { cookie }, redirect: "manual" })).status === 200;

test("logging out leads to /login, and Back shows no balance any more [4.05]", async ({
  signedIn: page,
  brand,
}) => {
  const total = figure(page, brand, 1_300.5);
  await page.goto("/user/home");
  await expect(total).toBeVisible();
  await page.getByRole("button", { name: brand.t("member:frame.logout") }).click();
  await expect(page).toHaveURL("/login");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(SESSION_COOKIE);
  await page.goBack();
  await expect(page).toHaveURL("/login");
  await expect(total).toBeHidden();
});

test("logging out needs no script, and a cookie copied before is refused from then on [4.05]", async ({
  noScript: page,
  signIn,
  member,
  house,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const copied = await cookieHeader(page.context());
  expect(await isSignedIn(house.url, copied)).toBe(true);
  await page.goto("/user/home");
  await page.getByRole("button", { name: house.brand.t("member:frame.logout") }).click();
  await expect(page).toHaveURL("/login");
  const before = await sandbox.callsOf(member);
  expect(await isSignedIn(house.url, copied)).toBe(false);
  expect(await sandbox.callsOf(member)).toHaveLength(before.length);
});

test("a cookie that was altered, cut or sealed elsewhere is no session", async ({
  page,
  signIn,
  member,
  house,
}) => {
  await signIn(page.context(), member);
  const { value } = await sessionCookie(page.context());
  const cookie = `${SESSION_COOKIE}=${value}`;
  const altered = cookie.replace(/.(.{20})$/, (end) => (end.startsWith("A") ? "B" : "A") + end.slice(1));
  for (const forged of [
    altered,
    cookie.slice(0, -40),
    `${SESSION_COOKIE}=Fe26.2*1*x*y*z`,
    `${SESSION_COOKIE}=`,
  ]) {
    expect(await isSignedIn(house.url, forged)).toBe(false);
  }
  expect(await isSignedIn(house.url, cookie)).toBe(true);
});

test("opening a public screen ends the session that is still there; its copy is refused too [4.06]", async ({
  signedIn: page,
  house,
}) => {
  const copied = await cookieHeader(page.context());
  await page.goto("/login");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(SESSION_COOKIE);
  expect(await isSignedIn(house.url, copied)).toBe(false);
});

test("a prefetch or a sub-request of a public screen ends nothing [4.06]", async ({
  signedIn: page,
  house,
}) => {
  const cookie = await cookieHeader(page.context());
  await page.goto("/user/home");
  await page.evaluate(async () => {
    for (const path of ["/login", "/login.data", "/login.data?_routes=routes%2Fpublic%2Froute"])
      await fetch(path);
  });
  const hints: Record<string, string>[] = [
    { "sec-purpose": "prefetch" },
    { purpose: "prefetch" },
    { "sec-fetch-dest": "empty" },
  ];
  for (const hint of hints) {
    const answer = await fetch(`${house.url}/login`, { headers: { cookie, ...hint } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(await isSignedIn(house.url, cookie)).toBe(true);
});

test("when the operator says invalid-token, the session ends and the member is at /login [4.07]", async ({
  signedIn: page,
  member,
  sandbox,
  house,
}) => {
  await page.goto("/user/home");
  const copied = await cookieHeader(page.context());
  await sandbox.revoke(member);
  await page.getByRole("link", { name: house.brand.t("home:transfer") }).click();
  await expect(page).toHaveURL("/login");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(SESSION_COOKIE);
  expect(await isSignedIn(house.url, copied)).toBe(false);
});

test("invalid-token and the codes of 'cannot verify identity' end at /login from reads and from money [4.07 8.03]", async ({
  page,
  signIn,
  member,
  sandbox,
  house,
}) => {
  const context = page.context();
  for (const [index, message] of [INVALID_TOKEN, ...identityCodes].entries()) {
    const locale = house.brand.config.locales[index % house.brand.config.locales.length] ?? "th";
    await setLocale(context, house.url, locale);
    for (const endpoint of ["wallet.get", "wallet.transfer"] as const) {
      await signIn(context, member);
      const transfer = await transferPost(house.url, context);
      const intent = await transfer.draw();
      await sandbox.fault(member, { endpoint, kind: "status", status: 401, body: { message } });
      const amount = String(house.brand.money(10));
      const posted = await transfer.post({ intent, from: "wallet", to: "PG", amount });
      expect([message, endpoint, posted.location]).toEqual([message, endpoint, "/login"]);
      await sandbox.heal(member);
      expect(await isSignedIn(house.url, await cookieHeader(context))).toBe(false);
    }
  }
  expect((await sandbox.balances(member)).wallet).toBe(house.brand.money(1_000));
});

test("when the operator says gone, the member is at /terminated, from reads and from money [4.08]", async ({
  signedIn: page,
  member,
  sandbox,
  house,
}) => {
  const transfer = await transferPost(house.url, page.context());
  const gone = { kind: "status", status: 410, body: { message: "gone" } } as const;
  for (const endpoint of ["wallet.get", "wallet.transfer"] as const) {
    const intent = await transfer.draw();
    await sandbox.fault(member, { endpoint, ...gone });
    const amount = String(house.brand.money(10));
    expect(await transfer.post({ intent, from: "wallet", to: "PG", amount })).toMatchObject({
      location: "/terminated",
    });
    await sandbox.heal(member);
  }
  await sandbox.fault(member, { endpoint: "wallet.get", ...gone });
  await page.goto("/user/home");
  await expect(page).toHaveURL("/terminated");
});
