import { expect, test } from "./fixtures";
import { cookieHeader } from "./session";
import { transferPost } from "./transfer-post";

const posts = {
  "/login": { username: "0812345678", password: "kapao1234" },
  "/logout": {},
  "/language": { locale: "en", returnTo: "/login" },
  "/user/home": { do: "refresh" },
  "/user/home/transfer": { from: "wallet", to: "PG", amount: "10" },
  "/nowhere": {},
};

test("a post from another site gets 403 and reaches the operator 0 times, whatever it carries", async ({
  signedIn: page,
  house,
  member,
  sandbox,
}) => {
  const cookie = await cookieHeader(page.context());
  const transfer = await transferPost(house.url, page.context());
  const intent = await transfer.draw();
  const before = await sandbox.calls({});
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `${house.url}.evil.example` },
    { origin: house.url.replace("127.0.0.1", "localhost") },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", origin: house.url },
  ];
  for (const headers of foreign) {
    for (const [path, form] of Object.entries(posts)) {
      for (const address of [path, `${path}.data`]) {
        const { status } = await fetch(house.url + address, {
          method: "POST",
          headers: { cookie, ...headers },
          body: new URLSearchParams({ intent, ...form }),
          redirect: "manual",
        });
        expect([address, headers, status]).toEqual([address, headers, 403]);
      }
    }
  }
  expect(await sandbox.calls({})).toHaveLength(before.length);
  expect((await sandbox.balances(member)).wallet).toBe(1_000);
});

test("a form on another site that posts to ours, in a real browser, changes nothing", async ({
  signedIn: page,
  house,
  member,
  sandbox,
}) => {
  const transfer = await transferPost(house.url, page.context());
  const intent = await transfer.draw();
  const fields = Object.entries({ ...posts["/user/home/transfer"], intent });
  const inputs = fields.map(([name, value]) => `<input name="${name}" value="${value}">`).join("");
  await page.route("http://evil.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" action="${house.url}/user/home/transfer">${inputs}<button>Win</button></form>`,
    }),
  );
  await page.goto("http://evil.example/");
  const [answer] = await Promise.all([
    page.waitForResponse(`${house.url}/user/home/transfer`),
    page.getByRole("button", { name: "Win" }).click(),
  ]);
  expect(answer.status()).toBe(403);
  expect(await sandbox.callsOf(member, "wallet.transfer")).toEqual([]);
  expect((await sandbox.balances(member)).wallet).toBe(1_000);
});

test("the language form leads nowhere but to our own pages", async ({ request, house }) => {
  const away = [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n//evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/%2e//evil.example",
    "javascript:alert(1)",
    "http:/evil.example",
    `${house.url}@evil.example`,
    "",
  ];
  for (const returnTo of away) {
    const form = { locale: "en", returnTo };
    const location = (await request.post("/language", { form, maxRedirects: 0 })).headers().location ?? "";
    const target = new URL(location, house.url);
    expect([returnTo, location, target.origin]).toEqual([returnTo, location, house.url]);
    expect(location, returnTo).not.toMatch(/^\/[/\\]|^[^/]/);
  }
  const kept = { locale: "en", returnTo: "/user/home?from=menu" };
  expect((await request.post("/language", { form: kept, maxRedirects: 0 })).headers().location).toBe(
    "/user/home?from=menu",
  );
});
