import { expect, test } from "vitest";
import { rejection, rowOf } from "../../tests/support/rows";
import { OperatorError } from "./error";
import { readInTurns } from "./read-in-turns.server";

const long = JSON.stringify({ promotion: { code: "A", description: "x".repeat(100_000) } });

/** The turns that a party has waited for, until the answer was read. */
async function turnsFor(name: Parameters<typeof rowOf>[0], text: string, party?: string) {
  const waited: string[] = [];
  const goOn = async (who: string) => void waited.push(who);
  await readInTurns(rowOf(name), { status: 200, text }, party, goOn);
  return waited;
}

test("an answer is read in a turn of its own, a long one in three", async () => {
  expect(await turnsFor("promotion.current", "{}", "member")).toEqual(["member"]);
  expect(await turnsFor("promotion.current", long, "member")).toEqual(Array(3).fill("member"));
});

test("what moved money waits for nobody, and what is looked up for all behind nobody", async () => {
  expect(await turnsFor("wallet.transfer", long, "member")).toEqual([]);
  expect(await turnsFor("lookup.contact", JSON.stringify({ contactText: "x".repeat(100_000) }))).toEqual([]);
});

test("a look-up of a megabyte lets others work while it is read", async () => {
  const text = JSON.stringify({ contactText: "x".repeat(100_000) });
  let rounds = 0;
  const count = () => {
    rounds += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await readInTurns(rowOf("lookup.contact"), { status: 200, text }, undefined, async () => undefined);
  clearImmediate(counting);
  expect(rounds).toBeGreaterThanOrEqual(2);
});

test("a megabyte of nothing but lists or objects is no answer: parsing it would hold up everybody", async () => {
  for (const text of [`[${Array(300_000).fill("{}").join()}]`, "[".repeat(500_000) + "]".repeat(500_000)]) {
    const reading = readInTurns(
      rowOf("statement.list"),
      { status: 200, text },
      "member",
      async () => undefined,
    );
    expect(await rejection(reading)).toMatchObject({ reached: "unknown" });
  }
  const rows = Array.from({ length: 9_000 }, () => ({ amount: 1 }));
  const text = JSON.stringify(rows).padEnd(1_000_000);
  const { answer } = await readInTurns(
    rowOf("statement.list"),
    { status: 200, text },
    "member",
    async () => undefined,
  );
  expect(answer).toMatchObject({ statements: [] });
});

test("a long answer that is none is refused as a short one is", async () => {
  for (const text of ["<".repeat(100_000), "<"]) {
    const reading = readInTurns(
      rowOf("promotion.current"),
      { status: 200, text },
      "member",
      async () => undefined,
    );
    expect(await rejection(reading)).toBeInstanceOf(OperatorError);
  }
});
