import { expect, test } from "vitest";
import { allForms, drawForm } from "../support/all-forms";
import { sharedSite } from "../support/shared-site";
import type { Visitor } from "../support/visitor";

const site = sharedSite({ TRUELINK_KEY: "sandbox" });

/** They make no statement entry when they happen; a slip's is written when people have looked at it. */
const WITHOUT_ENTRY: ReadonlySet<string> = new Set([
  "spin",
  "slip",
  "QR code",
  "game account",
  "game password",
]);
const REFERENCE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/g;

async function referencesOn(visitor: Visitor, path: string): Promise<string[]> {
  const page = await (await visitor.get(path)).text();
  const main = /<main.*<\/main>/s.exec(page)?.[0] ?? "";
  return [
    ...new Set(
      main
        .replaceAll(/<script.*?<\/script>/gs, "")
        .replaceAll(/<[^>]*>/g, " ")
        .match(REFERENCE),
    ),
  ];
}

async function entryPaths(visitor: Visitor): Promise<string[]> {
  const page = await (await visitor.get("/user/statement")).text();
  return [...page.matchAll(/href="(\/user\/statement\/entry\/[^"]+)"/g)].map(([, path = ""]) => path);
}

test.each(allForms.filter(({ name }) => !WITHOUT_ENTRY.has(name)))(
  "an operation bears one reference on its outcome, its entries and in the file: $name",
  async (form) => {
    const drawn = await drawForm(form, site);
    const { visitor } = drawn;
    const earlier = await entryPaths(visitor);
    await drawn.post();
    const [reference = "", ...more] = await referencesOn(visitor, drawn.outcome);
    expect(reference).toMatch(REFERENCE);
    expect(more).toEqual([]);
    const fresh = (await entryPaths(visitor)).filter((path) => !earlier.includes(path));
    expect(fresh.length).toBeGreaterThan(0);
    for (const path of fresh) expect(await referencesOn(visitor, path)).toEqual([reference]);
    const file = await (await visitor.get("/user/statement/csv")).text();
    expect(file.split("\r\n").filter((line) => line.includes(reference))).toHaveLength(fresh.length);
  },
);
