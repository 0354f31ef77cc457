import { type Provider, Provider as ProviderSchema } from "schemas/brand/games";
import { describe, expect, test } from "vitest";
import type { Operator } from "~/operator/client.server";
import { NoWayIn, prepareWayIn, requireAllowedUrl } from "./way-in.server";

const HOST = "play.pg.example";
const WEB = `https://${HOST}/PG?lang=th`;
const credentials = {
  username: "a/b %",
  password: "p&ss#รหัส",
  event: { __VIEWSTATE: "x+/=", n: 1, deep: {} },
};

function provider(entry: object): Provider {
  return ProviderSchema.parse({ hosts: [HOST], ...entry });
}

function operatorWith(link: string, asked: unknown[] = []): Operator {
  const auto = async (input: unknown) => {
    asked.push(input);
    return { link };
  };
  const operator = {
    wallet: { credentials: async () => credentials },
    autologin: { byUsername: auto, byPassword: auto },
  };
  return operator as unknown as Operator;
}

const prepare = (entry: Provider, { web = WEB, link = WEB, asked = [] as unknown[] } = {}) =>
  prepareWayIn(entry, { code: "PG", web }, entry.hosts, operatorWith(link, asked));
const enter = async (...given: Parameters<typeof prepare>) => (await prepare(...given))();

describe("the way into a game", () => {
  test("is a form with the account's fields and, where wanted, its form state [4.32]", async () => {
    const fields = { txtUserName: "{username}", pass: "x{password}" };
    const plain = await enter(provider({ method: "form-post", fields }));
    expect(plain).toEqual({
      by: "form",
      action: WEB,
      fields: [
        ["txtUserName", credentials.username],
        ["pass", `x${credentials.password}`],
      ],
    });
    const stateful = await enter(provider({ method: "form-post", includeEvent: true }));
    expect(stateful).toMatchObject({
      fields: [
        ["__VIEWSTATE", "x+/="],
        ["n", "1"],
        ["username", "a/b %"],
        ["password", credentials.password],
      ],
    });
  });

  test("is refused for a user name that the form does not take, never cut [5.36]", async () => {
    const entry = provider({ method: "form-post", usernameMaxLength: 4 });
    await expect(prepare(entry)).rejects.toMatchObject({ reason: "long" });
    expect(await enter(provider({ method: "form-post", usernameMaxLength: 5 }))).toMatchObject({
      by: "form",
    });
  });

  test("is a fixed link, or one with user name and password in its query, all of it encoded [4.33 4.34]", async () => {
    const link = `https://${HOST}/lobby`;
    expect(await enter(provider({ method: "fixed-link", link }))).toEqual({ by: "link", href: link });
    const own = await enter(
      provider({ method: "link-with-credentials", usernameParam: "u", passwordParam: "p" }),
    );
    const url = new URL(own.by === "link" ? own.href : "");
    expect(url.search).toContain("u=a%2Fb%20%25&p=p%26ss%23");
    expect(Object.fromEntries(url.searchParams)).toEqual({ lang: "th", u: "a/b %", p: credentials.password });
  });

  test("is the link that the operator answers to user name, and password where wanted [7.66 7.67]", async () => {
    const asked: unknown[] = [];
    const link = `https://${HOST}/enter?ticket=1`;
    expect(await enter(provider({ method: "auto-login", provider: "pg" }), { link, asked })).toEqual({
      by: "link",
      href: link,
    });
    await enter(provider({ method: "auto-login-with-password", provider: "imi" }), { link, asked });
    const { username, password } = credentials;
    expect(asked).toEqual([
      { provider: "pg", username },
      { provider: "imi", username, password },
    ]);
  });

  test("is the wallet's own link for the rest [4.35]", async () => {
    expect(await enter(provider({ method: "returned-link" }))).toEqual({ by: "link", href: WEB });
  });
});

const hostile = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://play.pg.example/1",
  "file:///etc/passwd",
  "ftp://play.pg.example/",
  "about:blank",
  "tel:191",
  "mailto:a@play.pg.example",
  "intent://play.pg.example#Intent;scheme=https;end",
  "ws://play.pg.example",
  "http://play.pg.example/",
  "//play.pg.example/",
  "//evil.example/",
  "/PG",
  "PG",
  "",
  " ",
  "https://",
  "https:",
  "https://evil.example/",
  "https://evil.example/play.pg.example",
  "https://evil.example/?https://play.pg.example/",
  "https://evil.example/#play.pg.example",
  "https://evil.example\\@play.pg.example/",
  "https://play.pg.example@evil.example/",
  "https://play.pg.example:pw@evil.example/",
  "https://user@play.pg.example/",
  "https://user:pw@play.pg.example/",
  "https://:pw@play.pg.example/",
  "https://play.pg.example.evil.example/",
  "https://evil-play.pg.example/",
  "https://xplay.pg.example/",
  "https://pg.example/",
  "https://play.pg.example./",
  "https://play.pg.example:8443/",
  "https://play.pg.example:80/",
  "https://play.pg.examplе/",
  "https://plаy.pg.example/",
  "https://play。pg.evil/",
  "https://play.pg.example%2eevil.example/",
  "https://play.pg.example%00.evil.example/",
  "https://play.pg.example\t.evil.example/",
  "https://[::1]/",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://localhost/",
  "http://127.0.0.1:4011/",
  "http://localhost:4011/PG",
  "http://[::1]:4011/",
  "https://*.pg.example/",
  "https://play.pg.example,evil.example/",
  "https://play.pg.example evil.example/",
  "view-source:https://play.pg.example/",
  "https:evil.example",
  "https:/\\evil.example",
  "null",
];

describe("a link that leads elsewhere", () => {
  test(`is refused, whoever sent it (${hostile.length} of them)`, async () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
    for (const link of hostile) {
      expect(() => requireAllowedUrl(link, [HOST]), link).toThrow(NoWayIn);
      await expect(enter(provider({ method: "returned-link" }), { web: link }), link).rejects.toBeInstanceOf(
        NoWayIn,
      );
      await expect(enter(provider({ method: "form-post" }), { web: link }), link).rejects.toBeInstanceOf(
        NoWayIn,
      );
      const auto = provider({ method: "auto-login", provider: "pg" });
      await expect(enter(auto, { link }), link).rejects.toBeInstanceOf(NoWayIn);
    }
  });

  test("is known before any money moves and before the operator is asked for the account", async () => {
    const untouched = {} as Operator;
    const prepareAt = (entry: object, web: string) => {
      const of = provider(entry);
      return prepareWayIn(of, { code: "PG", web }, of.hosts, untouched);
    };
    for (const method of ["form-post", "fixed-link", "link-with-credentials", "returned-link"])
      await expect(prepareAt({ method }, "https://evil.example/")).rejects.toBeInstanceOf(NoWayIn);
    await expect(prepareAt({ method: "fixed-link", hosts: [] }, WEB)).rejects.toBeInstanceOf(NoWayIn);
    const auto = provider({ method: "auto-login", provider: "pg" });
    expect(await prepare(auto, { web: "https://evil.example/" })).toBeInstanceOf(Function);
  });

  test("may be http on this machine only, with host and port named", () => {
    expect(requireAllowedUrl("http://127.0.0.1:4011/PG", ["127.0.0.1:4011"]).port).toBe("4011");
    expect(() => requireAllowedUrl("http://127.0.0.1:4012/PG", ["127.0.0.1:4011"])).toThrow(NoWayIn);
  });
});
