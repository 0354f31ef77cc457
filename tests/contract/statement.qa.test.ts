import { statement } from "schemas/contract/statement";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedOperator } from "../support/shared-operator";

const operator = sharedOperator();
let token: string;
beforeAll(async () => {
  token = await tokenOf("0812345607");
});

async function tokenOf(username: string): Promise<string> {
  const { body } = await operator.call("account.login", { username, password: "kapao1234" });
  return (body as { token: string }).token;
}

async function page(number: number, limit = 10, as = token) {
  const { body } = await operator.call("statement.list", { page: number, limit }, { token: as });
  return statement.list.response.parse(body);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

describe("the statement", () => {
  it("gives every entry once over its pages, newest first", async () => {
    const own = await tokenOf("0812345606");
    const pages = await Promise.all(Array.from({ length: 16 }, (_, index) => page(index + 1, 10, own)));
    const times = pages.flatMap(({ statements }) => statements.map(({ createdAt }) => createdAt));
    expect(times).toHaveLength(150);
    expect(times).toEqual([...new Set(times)].sort().reverse());
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => 150));
    expect(pages.at(-1)?.statements).toEqual([]);
  });

  it("has every type, status and source of the specification", async () => {
    const { statements } = await page(1, 100);
    const types = new Set(statements.map(({ statementType }) => statementType));
    expect([...types].sort()).toEqual(["bonus", "deposit", "finish_bonus", "transfer", "withdraw"]);
    const sources = new Set(statements.map(({ description }) => description?.source));
    expect([...sources].sort()).toEqual(["bonus", "invite", "luckydraw", "promotion", "refund", undefined]);
    const statuses = new Set(statements.map(({ status }) => status));
    expect([...statuses].sort()).toEqual(["FAILED", "PENDING", "PROCESSING", "SUCCESS"]);
  });

  it("costs the same on its last page of 10,000 entries as on its first", async () => {
    expect((await page(1_000)).statements).toHaveLength(10);
    const cost = async (number: number) => {
      await operator.control("DELETE", "/calls");
      for (let turn = 0; turn < 40; turn += 1) await page(number);
      return median((await operator.calls({})).map(({ durationMs }) => durationMs ?? 0));
    };
    const [first, last] = [await cost(1), await cost(1_000)];
    expect(last).toBeLessThan(first * 3 + 1);
  });

  it("refuses page 0 and more than 100 entries a page", async () => {
    for (const wanted of [
      { page: 0, limit: 10 },
      { page: 1, limit: 101 },
      { page: 1.5, limit: 10 },
    ]) {
      expect((await operator.call("statement.list", wanted, { token })).status).toBe(400);
    }
  });
});
