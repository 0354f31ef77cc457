import { expect, test } from "vitest";
import { downloadStatement } from "../support/csv-download";
import { growthOf, MEGABYTE } from "../support/resident-bytes";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const ROWS = 2_000;
const DOWNLOADS = 30;
const MOST_GROWTH = 40 * MEGABYTE;
const VISITS = 60;
const MOST_SLOWER = 1.5;

const { operator, app } = sharedSite();

async function memberWith(statements: number): Promise<Visitor> {
  return new Visitor(app.url).signIn(await operator.member({ statements }));
}

test("files of 2,000 rows leave as they are read, and the server's memory stays flat however many are taken", async () => {
  const visitor = await memberWith(ROWS);
  // The heap first grows to its working size, whatever the task.
  for (let warm = 0; warm < DOWNLOADS; warm++) await downloadStatement(visitor);
  const { growth, result } = await growthOf(app.process, async () => {
    const files = [];
    while (files.length < DOWNLOADS) files.push(await downloadStatement(visitor));
    return files;
  });
  const taken = result.reduce((sum, { bytes }) => sum + bytes, 0);
  const grown = (growth / MEGABYTE).toFixed(1);
  process.stdout.write(
    `${DOWNLOADS} files of ${ROWS} rows, ${(taken / MEGABYTE).toFixed(1)} MB: memory grows by ${grown} MB\n`,
  );
  for (const { lines, parts } of result) {
    expect(lines).toBe(ROWS + 1);
    expect(parts).toBeGreaterThan(10);
  }
  expect(growth).toBeLessThan(MOST_GROWTH);
});

test("a page of 10,000 rows takes the time and the bytes of one of 100", async () => {
  const people = await Promise.all([100, 10_000].map(memberWith));
  const times: number[][] = people.map(() => []);
  const bytes = people.map(() => 0);
  for (let visit = 0; visit < VISITS; visit++) {
    for (const [index, visitor] of people.entries()) {
      const began = performance.now();
      const page = await (await visitor.get("/user/statement?page=5")).text();
      times[index]?.push(performance.now() - began);
      bytes[index] = page.length;
    }
  }
  const median = (list: number[] = []) => list.toSorted((one, other) => one - other)[VISITS / 2] ?? 0;
  const slower = median(times[1]) / median(times[0]);
  const larger = (bytes[1] ?? 0) / (bytes[0] ?? 1);
  process.stdout.write(`10,000 rows to 100: time ×${slower.toFixed(2)}, bytes ×${larger.toFixed(3)}\n`);
  expect(slower).toBeLessThan(MOST_SLOWER);
  expect(Math.abs(larger - 1)).toBeLessThan(0.05);
});
