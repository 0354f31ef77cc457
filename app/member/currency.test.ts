import { describe, expect, it } from "vitest";
import { type MemberStage, memberStage, says, wallet } from "../../tests/support/member-stage";
import { requireMember } from "./guard.server";

const paths = ({ server }: MemberStage) => server.heard.map(({ url = "" }) => url);

/** The currency in one more request of the same session. */
async function currencyNow({ jar, context }: MemberStage) {
  return (await requireMember(jar.request(), { ...context })).currency();
}

describe("a member's currency (operator-api.md, Where an answer is unclear)", () => {
  it("is what the profile said at the sign-in, without asking again", async () => {
    const stage = await memberStage(says(200, { ...wallet, currency: "THB" }), "1", "LAK");
    expect(await currencyNow(stage)).toBe("LAK");
    expect(paths(stage)).toEqual([]);
  });

  it.each([
    ["inside the wallet", { ...wallet, wallet: { amount: 5, currency: "lak" } }],
    ["inside its profile", { ...wallet, profile: { ...wallet.profile, currency: "LAK" } }],
    ["beside them", { ...wallet, currency: " Lak " }],
    [
      "in one place where the others are empty or strange",
      {
        currency: "",
        profile: { ...wallet.profile, currency: ["KIP"] },
        wallet: { amount: 5, currency: "LAK" },
        slots: [],
      },
    ],
  ])("is read from the wallet, %s, once for a session", async (_, body) => {
    const stage = await memberStage(says(200, body), "1");
    expect(await currencyNow(stage)).toBe("LAK");
    expect(await currencyNow(stage)).toBe("LAK");
    expect(paths(stage)).toEqual(["/api/wallet"]);
  });

  it("is the brand's where neither says any that we know, and the operator is not asked on every page", async () => {
    for (const currency of [undefined, null, "", "USD", 7]) {
      const stage = await memberStage(says(200, { ...wallet, currency }), "1");
      expect([await currencyNow(stage), await currencyNow(stage)]).toEqual(["THB", "THB"]);
      expect(paths(stage)).toEqual(["/api/wallet"]);
    }
  });

  it("is the brand's while the wallet cannot be read, and known as soon as it can", async () => {
    let isAway = true;
    const stage = await memberStage(
      (incoming, outgoing) => says(isAway ? 500 : 200, { ...wallet, currency: "LAK" })(incoming, outgoing),
      "1",
    );
    expect(await currencyNow(stage)).toBe("THB");
    isAway = false;
    expect(await currencyNow(stage)).toBe("LAK");
  });

  it("is not guessed while the wallet cannot be read, where the operator says each member's own", async () => {
    let isAway = true;
    const stage = await memberStage(
      (incoming, outgoing) => says(isAway ? 500 : 200, { ...wallet, currency: "BAHT" })(incoming, outgoing),
      "1",
    );
    Object.assign(stage.context.brand, { currency: "LAK", memberCurrency: "operator" });
    expect(await currencyNow(stage)).toBe("");
    isAway = false;
    expect(await currencyNow(stage)).toBe("THB");
  });

  it("is the brand's there, too, where the operator answers without one", async () => {
    const stage = await memberStage(says(200, wallet), "1");
    Object.assign(stage.context.brand, { currency: "LAK", memberCurrency: "operator" });
    expect(await currencyNow(stage)).toBe("LAK");
  });

  it("is asked of the profile too where the sign-in could not read it", async () => {
    const stage = await memberStage((incoming, outgoing) => {
      const isProfile = incoming.url?.endsWith("profile");
      says(200, isProfile ? { profile: { ...wallet.profile, currency: "BAHT" } } : wallet)(
        incoming,
        outgoing,
      );
    });
    stage.context.brand.currency = "LAK";
    expect(await currencyNow(stage)).toBe("THB");
  });

  it("is told without the store too", async () => {
    const stage = await memberStage(says(200, { ...wallet, currency: "LAK" }), "1");
    const away = () => Promise.reject(new Error("away"));
    Object.assign(stage.context.store, { read: away, claim: away });
    expect(await currencyNow(stage)).toBe("LAK");
  });
});
