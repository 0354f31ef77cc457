import { request } from "node:http";
import { expect, test } from "./fixtures";
import { setLocale } from "./languages";

/** Every page under /user that any member can open. */
const memberPages = [
  ...["/user/home", "/user/home/transfer", "/user/home/withdraw", "/user/home/deposit"],
  ...["/user/home/deposit/qr/KBANK", "/user/home/deposit/slip", "/user/home/invite", "/user/home/refund"],
  ...["/user/home/agreements", "/user/home/games/JOKER"],
  ...["/user/profile", "/user/profile/password", "/user/profile/edit"],
  ...["/user/bonus", "/user/bonus/WEEK15", "/user/spin"],
  ...["/user/statement", "/user/statement/summary", "/user/statement/slips"],
  ...["/user/contact", "/user/contact/chat"],
];
/** These redirect, or are not for every member. */
const memberPaths = [
  "/user",
  ...memberPages,
  ...["/user/profile/bank-name", "/user/statement/entry/1", "/user/outcome/whatever"],
];

test("every screen of members leads to /login without a session, and asks the operator nothing [2.08]", async ({
  noScript: page,
  request,
  sandbox,
  brand: { t },
}) => {
  await page.goto("/login");
  const before = await sandbox.calls({});
  for (const path of memberPaths) {
    await page.goto(path);
    await expect(page).toHaveURL("/login");
    const data = await request.get(`${path}.data`, { maxRedirects: 0 });
    expect(await data.text()).toContain("/login");
  }
  const posted = await request.post("/user/home/transfer", { form: { from: "wallet" }, maxRedirects: 0 });
  expect([posted.status(), posted.headers().location]).toEqual([302, "/login"]);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(t("public:login.title"));
  const asked = (await sandbox.calls({})).slice(before.length).map(({ endpoint }) => endpoint);
  expect(asked.filter((endpoint) => !endpoint?.startsWith("lookup."))).toEqual([]);
});

test("a member can open every page of members [6.03]", async ({ signedIn: { request } }) => {
  for (const path of memberPages) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 200]);
  }
});

test("/ leads to /user and that to /user/home; with a session it stays there [2.01 2.03]", async ({
  page,
  signIn,
  member,
  request,
}) => {
  const next = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers().location;
  expect(await next("/")).toBe("/user");
  expect(await next("/user")).toBe("/user/home");
  expect(await next("/user/home")).toBe("/login");
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  await signIn(page.context(), member);
  await page.goto("/");
  await expect(page).toHaveURL("/user/home");
  await page.goto("/user");
  await expect(page).toHaveURL("/user/home");
});

test("any other path is a 404 page with the texts, for guests and members [2.06]", async ({
  page,
  signIn,
  member,
  brand: { config, texts },
  context,
  baseURL,
}) => {
  const lost = [
    "/nowhere",
    "/user/nowhere",
    "/login/deeper",
    "/wp-login.php",
    "/%E0%B8%81",
    "/user/home/nothing",
  ];
  for (const path of lost) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByText("404", { exact: true })).toBeVisible();
  }
  await signIn(context, member);
  for (const locale of config.locales) {
    await setLocale(context, baseURL ?? "", locale);
    await page.goto("/nowhere");
    await expect(page.getByRole("heading")).toHaveText(texts.t(locale)("public:notFound.heading"));
  }
  expect(texts.t("en")("public:notFound.heading")).toBe("Page Not Found");
  await page.getByRole("link", { name: texts.t("en")("public:notFound.home") }).click();
  await expect(page).toHaveURL("/user/home");
});

test("there are no screens of administrators, whoever asks [6.05]", async ({ page, signIn, member }) => {
  await signIn(page.context(), member);
  for (const path of ["/admin", "/user/admin", "/staff", "/backoffice", "/user/members", "/dashboard"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

/** Sends the path unchanged; other clients would normalise it. */
function rawAnswer(url: string, method: string, path: string): Promise<{ status: number; text: string }> {
  const { hostname: host, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, method, path, timeout: 5_000 }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const head = JSON.stringify(answer.headers);
      resolve({ status: answer.statusCode ?? 0, text: head + Buffer.concat(chunks).toString() });
    });
    sent.on("timeout", () => sent.destroy(new Error(`${method} ${path} hangs`)));
    sent.on("error", reject).end();
  });
}

test("addresses that no browser makes get an answer too: no 500, no stack, no hang, no foreign host", async ({
  house,
}) => {
  const foreign = "//evil.example/login";
  const odd = [
    "/%",
    "/%00",
    "//",
    foreign,
    "http://evil.example/",
    "/a/../..//",
    "/user/outcome/%2e%2e%2f",
    "/login?%ff",
    "*",
  ];
  for (const path of [...odd, `/${"a".repeat(4_000)}`]) {
    const { status, text } = await rawAnswer(house.url, "GET", path);
    expect(status, path).toBeLessThan(500);
    expect(text).not.toMatch(/\bat .*\.(js|ts):\d+|evil\.example/);
  }
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"]) {
    const { status } = await rawAnswer(house.url, method, "/user/home");
    expect(status, method).toBeLessThan(500);
  }
});
