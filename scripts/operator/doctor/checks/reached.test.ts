import { describe, expect, it } from "vitest";
import { replyTo } from "../../../../tests/support/doctor-visit";
import { reached } from "./reached";

describe("an answer to a request that must be refused", () => {
  const severityOf = (name: "promotion.find" | "wallet.credentials", body: object) => {
    const { ask, ...reply } = replyTo(name, body);
    return reached({ ...reply, ask: { ...ask, expects: "refusal" } }, "nothing").map(
      ({ severity }) => severity,
    );
  };

  it("is a success that is none", () => {
    expect(severityOf("wallet.credentials", { username: "u", password: "p" })).toEqual(["costs"]);
    expect(severityOf("promotion.find", { percentFail: 5 })).toEqual(["costs"]);
  });

  it("of a promotion without terms says that there is none: the app reads it", () => {
    for (const none of [{}, { percentFail: null, description: "" }])
      expect(severityOf("promotion.find", none)).toEqual(["noted"]);
  });
});

describe("an answer without keys", () => {
  it.each(["wallet.credentials", "account.login", "autologin.byUsername"] as const)(
    "is not shown where it may be a secret: %s",
    (name) => {
      for (const body of ["user=pg-1&pass=word-1", '"word-1"', ["pg-1", "word-1"]]) {
        const [finding] = reached(replyTo(name, body), "nothing");
        expect(finding?.path).toBe("(answer)");
        expect(JSON.stringify(finding)).not.toContain("word-1");
        expect(finding?.came).toMatch(/^\d+ characters/);
      }
    },
  );

  it("is shown elsewhere", () => {
    expect(reached(replyTo("lookup.info", "<p>Away</p>"), "")).toMatchObject([{ came: "<p>Away</p>" }]);
  });

  it("shows no ticket of a redirect", () => {
    const reply = { ...replyTo("autologin.byUsername", ""), status: 302 };
    const [finding] = reached({ ...reply, headers: { location: "https://a.example/x?t=1" } }, "");
    expect(finding?.came).toBe("302 to elsewhere");
  });
});
