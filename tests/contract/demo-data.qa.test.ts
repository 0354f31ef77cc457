import { contract } from "schemas/contract";
import { describe, expect, it } from "vitest";
import { seedNames } from "../../scripts/sandbox/seed/seeds";
import { sharedOperator } from "../support/shared-operator";

const providers =
  "JOKER SEXYGAME BETFLIX ASKMEBET UFABET SUPERSLOT PG SLOTXO IMI USUN AREASLOT CIRCUS SLOTRACHA PGSLOT JOKER2 HUAYHD";

describe.each(seedNames)("the %s demo data", (seed) => {
  const operator = sharedOperator({ seed });

  async function walletOf(username: string) {
    const { body } = await operator.call("account.login", { username, password: "kapao1234" });
    const { token } = body as { token: string };
    return contract.wallet.get.response.parse((await operator.call("wallet.get", {}, { token })).body);
  }

  it("has every provider of the specification, in three categories and casino, some with gaps", async () => {
    const { slots } = await walletOf("0812345678");
    expect(slots.map(({ code }) => code).sort()).toEqual(providers.split(" ").sort());
    expect([...new Set(slots.map(({ category }) => category))].sort()).toEqual([
      "casino",
      "lotto",
      "slot",
      "sport",
    ]);
    for (const field of ["web", "android", "ios", "logo", "background", "ftWalletSlot"] as const) {
      const absent = slots.filter((slot) => slot[field] === undefined);
      expect(absent.length, field).toBeGreaterThan(0);
      expect(absent.length, field).toBeLessThan(slots.length);
    }
    expect(slots.some(({ isActive }) => isActive) && slots.some(({ isActive }) => !isActive)).toBe(true);
  });

  it("has members for the usual situations, and opens with exact books", async () => {
    expect((await walletOf("0812345602")).wallet.amount).toBe(0);
    expect((await walletOf("0812345601")).slots.every(({ isActive }) => isActive)).toBe(true);
    expect(await operator.control("GET", "/members/0812345606")).toMatchObject({ statements: 150 });
    expect(await operator.control("GET", "/members/0812345607")).toMatchObject({ statements: 10_000 });
    expect(await operator.control("GET", "/ledger")).toMatchObject({ isExact: true, sumOfPostings: 0 });
  });

  it("has a notice with the place for percentFail, and texts for conditions, agreements and contact", async () => {
    expect((await operator.call("lookup.notice")).body).toEqual({
      notice: expect.stringContaining("%percentFail%"),
    });
    const { conditions } = contract.lookup.conditions.response.parse(
      (await operator.call("lookup.conditions")).body,
    );
    const { agreements } = contract.lookup.agreements.response.parse(
      (await operator.call("lookup.agreements")).body,
    );
    expect(Math.min(conditions.length, agreements.length)).toBeGreaterThan(1);
    expect((await operator.call("lookup.contact")).body).toMatchObject({
      lineQR: `${operator.url}/assets/line-qr.svg`,
    });
  });
});
