import { describe, expect, it } from "vitest";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const { operator, app } = sharedSite();

const form = { "content-type": "application/x-www-form-urlencoded" };
const manyFields = Array.from({ length: 300 }, (_, index) => `a${index}=1`).join("&");

interface Refused {
  path: string;
  init: RequestInit;
}

const post = (path: string, body: string, headers: Record<string, string>): Refused => ({
  path,
  init: { method: "POST", body, headers },
});

const refusals: [string, number, Refused][] = [
  ["another site's post", 403, post("/login", "a=1", { ...form, "sec-fetch-site": "cross-site" })],
  ["a body that is too large", 413, post("/login", "a".repeat(70_000), form)],
  ["a body of another type", 415, post("/login", "{}", { "content-type": "application/json" })],
  ["too many fields", 400, post("/login", manyFields, form)],
  ["Remix's older way to ask for data", 400, { path: "/user/home?_data=routes/user/home/route", init: {} }],
  ["the same, spelled otherwise", 400, { path: "/user/home?x=1&%5Fdata=root", init: {} }],
  ["a method that no page has", 405, { path: "/login", init: { method: "PROPFIND" } }],
  ["a method that this page has not", 405, post("/contact", "a=1", form)],
  ["a post to what is no page", 405, post("/manifest.webmanifest", "a=1", form)],
  ["an address that leads nowhere", 404, { path: "/nowhere", init: {} }],
];

const ask = ({ path, init }: Refused, headers: Record<string, string>) =>
  fetch(app.url + path, { ...init, headers: { ...init.headers, ...headers }, redirect: "manual" });

describe.each(refusals)("%s (%i)", (_, status, refused) => {
  it("is a page of the brand in the member's language for a browser, with the headers of every page", async () => {
    for (const [locale, text] of [
      ["en", /wallet|nothing was done/i],
      ["th", /กระเป๋า|ยังไม่มีการทำรายการ/],
    ] as const) {
      const answer = await ask(refused, { accept: "text/html,*/*;q=0.8", cookie: `locale=${locale}` });
      const html = await answer.text();
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-type")).toContain("text/html");
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toMatch(/<main/);
      expect(html).toMatch(text);
      expect(html).not.toMatch(/\n\s+at |Error:/);
      const nonce = /nonce-([^']+)/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
      expect(html).toContain(`nonce="${nonce}"`);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
    }
  });

  it("is a sentence in the member's language for a script, with a reference", async () => {
    const answer = await ask(refused, { accept: "application/json", cookie: "locale=th" });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toContain("application/json");
    const body = (await answer.json()) as { error: string; reference: string };
    expect(body.error).toMatch(/[ก-๙]{10,}/);
    expect(body.reference).toBe(answer.headers.get("x-request-id"));
  });
});

it("asking for one route's data runs no loader of it", async () => {
  const member = await operator.member();
  const visitor = await new Visitor(app.url).signIn(member);
  const before = (await operator.calls({ username: member.username })).length;
  const answer = await visitor.get("/user/statement?_data=routes%2Fuser%2Fstatement%2Froute");
  expect(answer.status).toBe(400);
  expect(await operator.calls({ username: member.username })).toHaveLength(before);
});

it("a transfer without an intent says why nothing was sent", async () => {
  const member = await operator.member({ walletAmount: 100, games: { JOKER: 0 } });
  const visitor = await new Visitor(app.url).signIn(member);
  const fields = { from: "wallet", to: "JOKER", amount: "10" };
  for (const sent of [fields, { ...fields, intent: "" }]) {
    const answer = await visitor.post("/user/home/transfer", sent);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('role="alert"');
  }
  const transfers = await operator.calls({ endpoint: "wallet.transfer", username: member.username });
  expect(transfers).toEqual([]);
});
