import { expect, test } from "vitest";
import { fileOf } from "../support/files";
import { growthOf, MEGABYTE } from "../support/resident-bytes";
import { sharedSite } from "../support/shared-site";
import { drawSlip, postSlip } from "../support/slips";
import { Visitor } from "../support/visitor";

const MEMBERS = 50;
const FILE_BYTES = 10 * MEGABYTE;
const MOST_GROWTH = 100 * MEGABYTE;

const { operator, app } = sharedSite();

interface Person {
  visitor: Visitor;
  intent: string;
}

async function newPerson(): Promise<Person> {
  const visitor = await new Visitor(app.url).signIn(await operator.member());
  return { visitor, intent: await drawSlip(visitor) };
}

test("50 uploads of 10 MB at once by 50 members grow the server's memory by less than 100 MB, and every byte arrives", {
  timeout: 300_000,
}, async () => {
  const people: Person[] = [];
  while (people.length < MEMBERS) people.push(await newPerson());
  const file = fileOf("png", FILE_BYTES);
  const warm = await newPerson();
  await postSlip(warm.visitor, warm.intent, fileOf("png", MEGABYTE));
  const { growth, result: sent } = await growthOf(app.process, () =>
    Promise.all(people.map(({ visitor, intent }) => postSlip(visitor, intent, file))),
  );
  process.stdout.write(`50 uploads of 10 MB: memory grows by ${(growth / MEGABYTE).toFixed(1)} MB\n`);
  expect(sent.map(({ status }) => status)).toEqual(Array(MEMBERS).fill(303));
  const calls = await operator.calls({ endpoint: "wallet.slip", limit: "100" });
  const sizes = calls.map(({ body }) => (body as { file: { size: number } }).file.size);
  expect(sizes.filter((size) => size === FILE_BYTES)).toHaveLength(MEMBERS);
  expect(growth).toBeLessThan(MOST_GROWTH);
});
