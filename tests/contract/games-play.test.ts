import type { Brand } from "schemas/brand";
import { beforeAll, describe, expect, it } from "vitest";
import { brandIds, readBrandFile } from "../../scripts/operator/brands/brand-files";
import { freshOperator } from "../support/shared-operator";
import { gameAccountsOf, signInRich } from "./game-accounts";
import { startOperator, type TestMember } from "./operator-under-test";

const codes =
  "JOKER SEXYGAME BETFLIX ASKMEBET UFABET SUPERSLOT PG SLOTXO IMI USUN AREASLOT CIRCUS SLOTRACHA PGSLOT JOKER2 HUAYHD".split(
    " ",
  );

const operator = freshOperator();
const { accountAt, linkOf } = gameAccountsOf(operator);
let rich: TestMember;
beforeAll(async () => {
  rich = await signInRich(operator);
});

type Providers = Brand["games"]["providers"];
function providersOf(brand: string): Providers {
  const read = readBrandFile(`config/${brand}.json`);
  if (!read.ok) throw new Error(`config/${brand}.json is not valid`);
  return read.brand.games.providers;
}

/** Opens a game as section 4 of the specification says, with the entry of a brand's file. */
async function open(providers: Providers, member: TestMember, code: string): Promise<Response> {
  const account = await accountAt(member, code);
  const { username, password } = account;
  const entry = providers[code];
  const web = `${operator.providerUrl}/${code}`;
  switch (entry?.method) {
    case "form-post": {
      const { body } = await operator.call("wallet.credentials", { slotCode: code }, member);
      const { event = {} } = body as { event?: Record<string, string> };
      const fields = Object.entries(entry.fields).map(([name, value]) => [
        name,
        value.replace("{username}", () => username).replace("{password}", () => password),
      ]);
      const state = entry.includeEvent ? Object.entries(event) : [];
      return fetch(web, { method: "POST", body: new URLSearchParams([...fields, ...state]) });
    }
    case "link-with-credentials":
      return fetch(
        `${web}?${new URLSearchParams({ [entry.usernameParam]: username, [entry.passwordParam]: password })}`,
      );
    case "auto-login":
    case "auto-login-with-password":
      return fetch(await linkOf(member, account, entry.method === "auto-login-with-password"));
    default:
      return fetch(web);
  }
}

const ways: Record<string, string> = {
  "form-post": "form",
  "link-with-credentials": "query",
  "fixed-link": "link",
  "returned-link": "link",
};

describe("play", () => {
  it("has demo credentials that need encoding, all different [3.11]", async () => {
    const accounts = await operator.accounts(rich);
    const passwords = accounts.map(({ password }) => password);
    expect(new Set(passwords).size).toBe(16);
    const all = passwords.join("");
    for (const part of ["/", "%", " ", "+", "?", "#", "&", "ฟุตบอล"]) expect(all).toContain(part);
    for (const { username } of accounts) {
      expect(encodeURIComponent(username)).not.toBe(username);
      expect(username.length).toBeLessThanOrEqual(16);
    }
  });

  describe.each(brandIds())("by the file of %s", (brand) => {
    const providers = providersOf(brand);

    it.each(codes)("at %s arrives by its method, with the right account", async (code) => {
      const { username, password } = await accountAt(rich, code);
      const page = await open(providers, rich, code);
      const text = await page.text();
      expect(page.status).toBe(200);
      expect(text).toContain(`(${code})`);
      const method = providers[code]?.method ?? "";
      const how = ways[method] ?? method;
      const who = how === "link" ? { username: null, member: null } : { username, member: rich.username };
      const arrivals = await operator.arrivals({ provider: code });
      expect(arrivals).toMatchObject([{ provider: code, how, ...who, accepted: true, reason: null }]);
      expect(JSON.stringify(arrivals)).not.toContain(JSON.stringify(password).slice(1, -1));
      if (how === "link") expect(text).toContain("nobody is signed in");
      else expect(page.url).toMatch(/\/play\?session=[\w-]{22}$/);
    });
  });

  it("at a game of one brand's own arrives by the link that the wallet's answer gives", async () => {
    const own = await startOperator({ seed: "english" });
    const member = await own.member({ games: { RIVER1: 1 } });
    const { body } = await own.call("wallet.get", {}, member);
    const slots = (body as { slots: { code: string; web: string }[] }).slots;
    expect(providersOf("riverside").RIVER1?.method).toBe("returned-link");
    await fetch(slots.find(({ code }) => code === "RIVER1")?.web ?? "");
    expect(await own.arrivals({ provider: "RIVER1" })).toMatchObject([{ how: "link", accepted: true }]);
    await own.close();
  });
});
