import { expect, test } from "vitest";
import { downloadStatement } from "../support/csv-download";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const { operator, app } = sharedSite();

async function memberWith(statements: number) {
  const member = await operator.member({ statements });
  return { username: member.username, visitor: await new Visitor(app.url).signIn(member) };
}

test("a file of 2,000 rows leaves as it is read, not when it is whole", async () => {
  const { visitor } = await memberWith(2_000);
  const { lines, parts } = await downloadStatement(visitor);
  expect(lines).toBe(2_001);
  expect(parts).toBeGreaterThan(10);
});

test("a page of 10,000 rows takes the calls and the bytes of one of 100", async () => {
  const costs = [];
  for (const rows of [100, 10_000]) {
    const { username, visitor } = await memberWith(rows);
    const page = await (await visitor.get("/user/statement?page=5")).text();
    const calls = (await operator.calls({ username })).map(({ endpoint }) => endpoint);
    costs.push({ calls: calls.sort(), bytes: page.length });
  }
  const [few, many] = costs;
  expect(many?.calls).toEqual(few?.calls);
  expect(Math.abs((many?.bytes ?? 0) / (few?.bytes ?? 1) - 1)).toBeLessThan(0.05);
});
