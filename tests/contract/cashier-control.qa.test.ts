import { statement } from "schemas/contract/statement";
import { describe, expect, it } from "vitest";
import { sharedOperator } from "../support/shared-operator";
import { entriesOf, slipOf, transferOf, upload, voucherOf } from "./cashier-desk";

const operator = sharedOperator();

const page = async () => (await fetch(`${operator.url}/sandbox`)).text();

describe("the control page", () => {
  it("shows what a person needs to try the cashier, and its buttons work", async () => {
    await operator.control("POST", "/cashier", { slipSettlement: "by-hand" });
    const member = await operator.member({ walletAmount: 500 });
    await operator.call("qrcode.create", { bankCode: "WW", amount: 150 }, member);
    await upload(operator, member, await slipOf(await transferOf(operator, member)));
    await operator.call("wallet.withdrawAll", { amount: 200 }, member);
    const { link } = await voucherOf(operator, 20);
    const shown = await page();
    expect(shown).toContain(link);
    const actions = [...shown.matchAll(/action="(\/sandbox\/[^"]+\/(?:pay|settle))"/g)].map(([, at]) => at);
    expect(new Set(actions).size).toBe(3);
    for (const action of new Set(actions)) {
      const response = await fetch(operator.url + action, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: action?.includes("withdrawals") ? "outcome=SUCCESS" : "",
        redirect: "manual",
      });
      expect([action, response.status]).toEqual([action, 303]);
    }
    expect(await operator.state(member)).toMatchObject({ wallet: 550, statements: 3 });
    await operator.control("DELETE", "/cashier");
  });

  it("makes a transfer for a member by its form, and draws its slips", async () => {
    const member = await operator.member();
    const response = await fetch(`${operator.url}/sandbox/transfers`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: `username=${member.username}&amount=12.5&minutesAgo=&answer=`,
      redirect: "manual",
    });
    expect(response.status).toBe(303);
    const [newest] = await operator.control<{ amount: number; png: string; jpg: string }[]>(
      "GET",
      "/transfers",
    );
    expect(newest).toMatchObject({ amount: 12.5 });
    for (const [type, address] of [
      ["image/png", newest?.png],
      ["image/jpeg", newest?.jpg],
    ] as const) {
      expect((await fetch(address ?? "")).headers.get("content-type")).toBe(type);
      const filled = await fetch(`${address}?bytes=1000000`);
      expect((await filled.arrayBuffer()).byteLength).toBe(1_000_000);
    }
  });

  it("escapes what comes from outside", async () => {
    const member = await operator.member();
    const name = "<script>alert(1)</script>";
    await transferOf(operator, member, { from: { bank: name, name, number: name } });
    expect(await page()).not.toContain("<script>alert");
  });

  it("refuses what is not there or does not fit", async () => {
    const wrong: [string, object?][] = [
      ["/transfers", { amount: 5 }],
      ["/transfers", { amount: 5, username: "nobody" }],
      ["/cashier", { slipSettlement: "sometimes" }],
      ["/vouchers", { amount: -1 }],
      ["/qrcodes/pay", { payload: "0002" }],
      ["/qrcodes/unknown/pay"],
      ["/slips/unknown/settle"],
      ["/withdrawals/999/settle", { outcome: "SUCCESS" }],
    ];
    for (const [path, body] of wrong) {
      await expect(operator.control("POST", path, body)).rejects.toThrow(/40[04]/);
    }
    const picture = await fetch(`${operator.url}/sandbox/slips/unknown.png`);
    expect(picture.status).toBe(404);
  });
});

describe("made-up history", () => {
  it("of 10,000 entries of every kind is there in little time, at the distance asked for", async () => {
    const member = await operator.member();
    const startedAt = performance.now();
    const at = `/members/${member.username}/statements`;
    expect(await operator.control("POST", at, { count: 10_000, stepMs: 60_000 })).toEqual({
      statements: 10_000,
    });
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    const entries = await entriesOf(operator, member);
    expect(new Set(entries.map(({ statementType }) => statementType)).size).toBe(5);
    const times = entries.map(({ createdAt }) => Date.parse(createdAt));
    expect((times[0] ?? 0) - (times[1] ?? 0)).toBe(60_000);
  });

  it("may be the very entries that a test needs, and moves no money", async () => {
    const member = await operator.member({ walletAmount: 5 });
    const entries = [
      { statementType: "deposit", amount: 7.5, from: "=1+1", createdAt: "2031-01-01T00:00:00.000Z" },
      { statementType: "bonus", amount: 1, status: "PENDING", source: "luckydraw" },
    ];
    await operator.control("POST", `/members/${member.username}/statements`, { entries });
    const { body } = await operator.call("statement.list", { page: 1, limit: 10 }, member);
    const { statements } = statement.list.response.parse(body);
    expect(statements).toMatchObject([
      { statementType: "bonus", status: "PENDING", description: { source: "luckydraw" } },
      { statementType: "deposit", status: "SUCCESS", from: "=1+1", createdAt: Date.parse("2031-01-01") },
    ]);
    expect(await operator.state(member)).toMatchObject({ wallet: 5 });
    expect(await operator.control("GET", "/ledger")).toMatchObject({ isExact: true });
  });

  it("is answered in pages no larger than the operator's own limit, without gaps", async () => {
    const member = await operator.member({ statements: 120 });
    await operator.control("POST", "/settings", { pageLimit: 50 });
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const { body } = await operator.call("statement.list", { page: number, limit: 100 }, member);
        return statement.list.response.parse(body);
      }),
    );
    expect(pages.map(({ statements }) => statements.length)).toEqual([50, 50, 20, 0]);
    const times = pages.flatMap(({ statements }) => statements.map(({ createdAt }) => createdAt));
    expect(times).toEqual([...new Set(times)].sort().reverse());
    await operator.control("POST", "/settings", { pageLimit: 100 });
  });
});
