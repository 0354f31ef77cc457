import { satang } from "schemas/amount";
import { expect, test } from "vitest";
import { readReference } from "~/money/once/reference.server";
import { type Entry, entriesUntil, entryWith, statementOf } from "../../../../tests/support/statement";
import { findEntry, ownReference } from "./references.server";

const NOW = Date.UTC(2026, 10, 21);
const entry = entryWith({ createdAt: NOW, from: "ธนาคารตัวอย่าง", to: "กระเป๋าหลัก" });

test("an entry's reference is three groups of four that can be read out, the same every time", () => {
  expect(ownReference(entry)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(ownReference({ ...entry })).toBe(ownReference(entry));
});

test("a status that goes on leaves the reference as it is; every other fact is part of it", () => {
  const reference = ownReference(entry);
  expect(ownReference({ ...entry, status: "PENDING" })).toBe(reference);
  const changes = [
    { amount: satang(101) },
    { createdAt: NOW + 1 },
    { from: "อื่น" },
    { to: undefined },
    { statementType: "withdraw" },
    { description: { source: "invite" } },
  ];
  for (const change of changes) expect(ownReference({ ...entry, ...change })).not.toBe(reference);
});

test("a thousand entries have a thousand references", () => {
  expect(new Set(entriesUntil(NOW, 1_000).map(ownReference)).size).toBe(1_000);
});

test("a reference is read as people spell it; anything else is none", () => {
  const reference = ownReference(entry);
  expect(readReference(reference.toLowerCase())).toBe(reference);
  expect(readReference(reference.replaceAll("-", ""))).toBe(reference);
  for (const text of [undefined, "", "ABCD", "../../etc", `${reference}0`, "IIII-LLLL-OOOO"]) {
    expect(readReference(text)).toBeNull();
  }
});

test("an entry is found with one call where it stood, two where newer ones have pushed it on", async () => {
  const entries = entriesUntil(NOW, 95);
  const wanted = entries[39] ?? entry;
  const stayed = statementOf(entries);
  expect(await findEntry(stayed.list, ownReference(wanted), { page: 4, limit: 10 })).toMatchObject({
    entry: wanted,
  });
  expect(stayed.calls).toHaveLength(1);
  const pushed = statementOf([entryWith({ createdAt: NOW + 1 }), ...entries]);
  expect(await findEntry(pushed.list, ownReference(wanted), { page: 4, limit: 10 })).toMatchObject({
    entry: wanted,
  });
  expect(pushed.calls).toHaveLength(2);
});

test("an address without its page finds it too, within what may be read; beyond that there is none", async () => {
  const entries = entriesUntil(NOW, 3_000);
  const find = (wanted = entry) => {
    const { list, calls } = statementOf(entries);
    return findEntry(list, ownReference(wanted), { page: 1, limit: 10 }).then((found) => ({ found, calls }));
  };
  expect((await find(entries[1_500])).found?.entry).toEqual(entries[1_500]);
  const beyond = await find(entries[2_500]);
  expect(beyond.found).toBeUndefined();
  expect(beyond.calls).toHaveLength(22);
});

test("an entry comes with its neighbours on its page, past those that share its address", async () => {
  const entries = entriesUntil(NOW, 12);
  const find = (wanted: Entry, all = entries) =>
    findEntry(statementOf(all).list, ownReference(wanted), { page: 1, limit: 10 });
  const [first = entry, second = entry, third = entry] = entries;
  expect(await find(second)).toEqual({ entry: second, newer: first, older: third });
  expect(await find(first)).toEqual({ entry: first, newer: undefined, older: second });
  const last = entries[9] ?? entry;
  expect(await find(last)).toEqual({ entry: last, newer: entries[8], older: undefined });
  expect(await find(second, [first, second, { ...second }, third])).toEqual({
    entry: second,
    newer: first,
    older: third,
  });
});
