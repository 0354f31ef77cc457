import { describe, expect, it } from "vitest";
import * as z from "zod";
import { contract } from "./index";
import { parseLeniently, rows, withOmitted } from "./leniency";

const slot = { code: "PG", name: "PG", category: "slot", isActive: true, amount: 5 };
const wallet = {
  profile: { _id: "1", username: "u", name: "n" },
  wallet: { amount: 10 },
  slots: [slot, { ...slot, code: "JOKER", amount: "many" }, { ...slot, code: "AMB" }],
};

describe("a faulty row", () => {
  it("is omitted, and the answer itself says where it was faulty, every copy of it too", () => {
    const { data } = parseLeniently(contract.wallet.get.response, wallet);
    expect(data?.slots.map(({ code }) => code)).toEqual(["PG", "AMB"]);
    for (const answer of [data, { ...data }, structuredClone(data)])
      expect(answer?.omitted).toEqual(["slots.1.amount"]);
  });

  it("of a bare list likewise", () => {
    const list = [{ image: "https://x/1" }, { image: null }, "nothing"];
    const { data } = parseLeniently(contract.invite.banners.response, list);
    expect(data?.banners).toEqual([{ image: "https://x/1" }]);
    expect(data?.omitted).toEqual(["banners.1.image", "banners.2"]);
  });

  it("costs the answer nothing else, and a fault outside of rows is one of the answer", () => {
    expect(parseLeniently(contract.wallet.get.response, { ...wallet, wallet: {} }).success).toBe(false);
    expect(parseLeniently(contract.wallet.get.response, { ...wallet, slots: "none" }).success).toBe(false);
    const { slots: _, ...without } = wallet;
    expect(parseLeniently(contract.wallet.get.response, without).success).toBe(false);
  });

  it("is noted for its own answer only", () => {
    const list = withOmitted(z.object({ rows: rows("rows", z.number()) }));
    const faulty = parseLeniently(list, { rows: [1, "x"] });
    const whole = parseLeniently(list, { rows: [1] });
    expect([faulty.data, faulty.faults]).toEqual([{ rows: [1], omitted: ["rows.1"] }, ["rows.1"]]);
    expect([whole.data, whole.faults]).toEqual([{ rows: [1], omitted: [] }, []]);
  });

  it("is not read beyond as many rows as no screen shows: a whole answer of them would hold everybody up", () => {
    const { data } = parseLeniently(contract.statement.list.response, {
      statements: Array(300_000).fill({}),
      count: 1,
    });
    expect(data?.statements).toEqual([]);
    expect(data?.omitted).toContain("statements.2000");
    expect(data?.omitted).toHaveLength(2_001);
    const bare = parseLeniently(contract.statement.list.response, Array(300_000).fill({})).data;
    expect(bare?.omitted).toHaveLength(2_001);
  });

  it("is of no more games, nor of accounts to deposit to, than a screen may show", () => {
    const slots = Array.from({ length: 1_000 }, (_, index) => ({ ...slot, code: `G${index}` }));
    const games = parseLeniently(contract.wallet.get.response, { ...wallet, slots }).data;
    expect([games?.slots.length, games?.omitted]).toEqual([500, ["slots.500"]]);
    const banks = Array.from({ length: 1_000 }, () => ({ bankCode: "KBANK" }));
    const accounts = parseLeniently(contract.lookup.deposit.response, { banks }).data;
    expect([accounts?.banks.length, accounts?.omitted]).toEqual([200, ["banks.200"]]);
  });
});
