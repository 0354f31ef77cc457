import { expect, test } from "vitest";
import { drawTransfer } from "../support/transfers";
import { pages } from "./pages";

const site = pages();
const { sandbox, member, guest, signedIn } = site;

const posts: Record<string, Record<string, string>> = {
  "/login": { username: "0812345678", password: "kapao1234" },
  "/logout": {},
  "/language": { locale: "en", returnTo: "/login" },
  "/user/home": { do: "refresh" },
  "/user/home/transfer": { from: "wallet", to: "PG", amount: "10" },
  "/nowhere": {},
};

test("a post from another site gets 403 and reaches the operator 0 times, whatever it carries", async () => {
  const who = await member();
  const { visitor } = await signedIn(who);
  const cookie = visitor.cookieHeader();
  const { intent = "" } = await drawTransfer(visitor);
  const before = await sandbox.calls({});
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `${site.url}.evil.example` },
    { origin: site.url.replace("127.0.0.1", "localhost") },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", origin: site.url },
  ];
  for (const headers of foreign) {
    for (const [path, form] of Object.entries(posts)) {
      for (const address of [path, `${path}.data`]) {
        const { status } = await fetch(site.url + address, {
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
  expect((await sandbox.balances(who)).wallet).toBe(1_000);
});

test("the language form leads nowhere but to our own pages", async () => {
  const { visitor } = guest();
  const next = async (returnTo: string) =>
    (await visitor.post("/language", { locale: "en", returnTo })).headers.get("location") ?? "";
  const away = [
    ...["https://evil.example/", "//evil.example/", "/\\evil.example", "\\\\evil.example"],
    ...["/\t/evil.example", "/\n//evil.example", "/.//evil.example", "/..//evil.example"],
    ...["/%2e//evil.example", "javascript:alert(1)", "http:/evil.example", `${site.url}@evil.example`, ""],
  ];
  for (const returnTo of away) {
    const location = await next(returnTo);
    const target = new URL(location, site.url);
    expect([returnTo, location, target.origin]).toEqual([returnTo, location, site.url]);
    expect(location, returnTo).not.toMatch(/^\/[/\\]|^[^/]/);
  }
  expect(await next("/user/home?from=menu")).toBe("/user/home?from=menu");
});
