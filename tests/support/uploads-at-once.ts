import { expect } from "vitest";
import { fileOf } from "./files";
import { growthOf, MEGABYTE } from "./resident-bytes";
import type { SharedSite } from "./shared-site";
import { drawSlip, postSlip } from "./slips";
import { Visitor } from "./visitor";

const FILE_BYTES = 10 * MEGABYTE;

/** So many members upload 10 MB each at once: every byte arrives, and the server's memory grows by less than this. */
export async function expectUploads({ operator, app }: SharedSite, members: number, mostGrowth: number) {
  const newPerson = async () => {
    const visitor = await new Visitor(app.url).signIn(await operator.member());
    return { visitor, intent: await drawSlip(visitor) };
  };
  const people: Awaited<ReturnType<typeof newPerson>>[] = [];
  while (people.length < members) people.push(await newPerson());
  const file = fileOf("png", FILE_BYTES);
  const warm = await newPerson();
  await postSlip(warm.visitor, warm.intent, fileOf("png", MEGABYTE));
  const { growth, result: sent } = await growthOf(app.process, () =>
    Promise.all(people.map(({ visitor, intent }) => postSlip(visitor, intent, file))),
  );
  process.stdout.write(`${members} uploads of 10 MB: memory grows by ${(growth / MEGABYTE).toFixed(1)} MB\n`);
  expect(sent.map(({ status }) => status)).toEqual(Array(members).fill(303));
  const calls = await operator.calls({ endpoint: "wallet.slip", limit: "100" });
  const sizes = calls.map(({ body }) => (body as { file: { size: number } }).file.size);
  expect(sizes.filter((size) => size === FILE_BYTES)).toHaveLength(members);
  expect(growth).toBeLessThan(mostGrowth);
}
