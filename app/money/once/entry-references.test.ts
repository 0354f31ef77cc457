import { expect, test } from "vitest";
import { createMemoryStore } from "../../../tests/support/memory-store";
import { createEntryReferences, type EntryReference } from "./entry-references.server";

const DAY_MS = 24 * 3_600_000;
const AT = 20_000 * DAY_MS;

function referenceWith(given: Partial<EntryReference> = {}): EntryReference {
  return { reference: "K7XR-W2PQ-LM4T", type: "withdraw", from: AT, until: AT + 30_000, ...given };
}

test("what an operation imprints is read back on its day and the day after, by its member only", async () => {
  const references = createEntryReferences(createMemoryStore(() => AT));
  const all = [
    referenceWith({ amount: 10_050 }),
    referenceWith({ type: "bonus", source: "refund", amount: 0 }),
    referenceWith({ type: "deposit", from: AT + 1 }),
  ];
  for (const one of all) await references.add("anna", one);
  await references.add("anna", referenceWith({ amount: 10_050 }));
  expect(await references.around("anna", [AT])).toEqual(all);
  expect(await references.around("anna", [AT + 2 * DAY_MS - 1, AT + DAY_MS])).toEqual(all);
  expect(await references.around("anna", [AT + 2 * DAY_MS, AT - 1])).toEqual([]);
  expect(await references.around("ben", [AT])).toEqual([]);
});

test("two replicas that imprint at the same time lose neither", async () => {
  const store = createMemoryStore(() => AT);
  const references = Array.from({ length: 4 }, (_, index) => `REF${index}`);
  const add = (reference: string) => createEntryReferences(store).add("anna", referenceWith({ reference }));
  await Promise.all(references.map(add));
  const kept = await createEntryReferences(store).around("anna", [AT]);
  expect(kept.map(({ reference }) => reference).toSorted()).toEqual(references);
});

test("a day of a member who sends without end stays small: the newest are kept", async () => {
  const references = createEntryReferences(createMemoryStore(() => AT));
  for (let at = 0; at < 510; at++) await references.add("anna", referenceWith({ from: AT + at }));
  const kept = await references.around("anna", [AT]);
  expect([kept.length, kept[0]?.from, kept.at(-1)?.from]).toEqual([500, AT + 10, AT + 509]);
});

test("a line of another release that cannot be read is left out, and kept", async () => {
  const store = createMemoryStore(() => AT);
  await store.claim(`imprints:anna:${AT / DAY_MS}`, "something else\n\nX y z", DAY_MS);
  const references = createEntryReferences(store);
  await references.add("anna", referenceWith());
  expect(await references.around("anna", [AT])).toEqual([referenceWith()]);
  expect(await store.read(`imprints:anna:${AT / DAY_MS}`)).toContain("something else");
});
