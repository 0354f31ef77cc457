import { beforeAll, describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { gameAccountsOf, signInRich } from "./game-accounts";
import type { TestMember } from "./operator-under-test";

const operator = freshOperator();
const { accountAt, linkOf } = gameAccountsOf(operator);
let rich: TestMember;
beforeAll(async () => {
  rich = await signInRich(operator);
});

const byUsername = ["pg", "betflix", "areaslot", "joker2", "huayhd"];
const byPassword = ["askmebet", "imi", "usun", "circus", "slotracha", "pgslot"];

describe("auto-login", () => {
  it.each(byUsername)("by user name answers a link for %s [7.66]", async (provider) => {
    const account = await accountAt(rich, provider.toUpperCase());
    expect(await linkOf(rich, account, false)).toMatch(
      new RegExp(`^${operator.providerUrl}/${account.code}/enter\\?ticket=[\\w-]{32}$`),
    );
    const { username, password } = account;
    const wrongCall = await operator.call("autologin.byPassword", { provider, username, password }, rich);
    expect(wrongCall).toEqual({ status: 404, body: { message: "NO_GAME" } });
  });

  it.each(byPassword)("by user name and password answers a link for %s [7.67]", async (provider) => {
    const account = await accountAt(rich, provider.toUpperCase());
    expect(await linkOf(rich, account, true)).toContain(`/${account.code}/enter?ticket=`);
    const { username } = account;
    const wrong = { provider, username, password: `${account.password}x` };
    expect((await operator.call("autologin.byPassword", wrong, rich)).body).toEqual({
      message: "WRONG_PASSWORD",
    });
    const wrongCall = await operator.call("autologin.byUsername", { provider, username }, rich);
    expect(wrongCall.body).toEqual({ message: "NO_GAME" });
  });

  it("opens the member's own open account only", async () => {
    const member = await operator.member({ games: { PG: 0 } });
    const ask = async (provider: string, username: string) =>
      (await operator.call("autologin.byUsername", { provider, username }, member)).body;
    const refused = { message: "SLOT_NO_ACCOUNT" };
    expect(await ask("pg", (await accountAt(rich, "PG")).username)).toEqual(refused);
    expect(await ask("pg", "nobody")).toEqual(refused);
    expect(await ask("huayhd", "nobody")).toEqual(refused);
    expect(await ask("joker", "nobody")).toEqual({ message: "NO_GAME" });
    await operator.control("POST", "/games/PG", { state: "maintenance" });
    const { username } = await accountAt(member, "PG");
    expect(await ask("pg", username)).toEqual({ message: "INTERNAL_SERVER_ERROR" });
  });

  it.each(["javascript:alert(1)", "https://evil.example/", "//evil.example", "not a link"])(
    "answers %s where a test wants to know who follows it",
    async (link) => {
      const member = await operator.member({ games: { PG: 0 } });
      await operator.control("POST", "/games/PG", { link, username: member.username });
      expect(await linkOf(member, await accountAt(member, "PG"), false)).toBe(link);
    },
  );

  it("decodes exactly what was encoded, byte for byte", async () => {
    const member = await operator.member({ games: { PGSLOT: 0 } });
    const texts = [
      "%2F",
      "a+b",
      "a b",
      "100%",
      "a/b",
      "..",
      "ฟ้า",
      "é",
      "e\u0301",
      "?#&=",
      "%00",
      "\u{1F3B0}",
    ];
    for (const text of texts) {
      const credentials = { username: `${member.username}${text}`, password: `p${text}` };
      await operator.account(member, { code: "PGSLOT", ...credentials });
      await linkOf(member, { ...(await accountAt(member, "PGSLOT")), ...credentials }, true);
      const doubly = {
        provider: "pgslot",
        ...credentials,
        password: encodeURIComponent(credentials.password),
      };
      if (doubly.password === credentials.password) continue;
      expect((await operator.call("autologin.byPassword", doubly, member)).body).toEqual({
        message: "WRONG_PASSWORD",
      });
    }
  });
});
