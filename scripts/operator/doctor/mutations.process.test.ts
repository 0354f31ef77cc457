import { describe, expect, it } from "vitest";
import { byReading, byWriting, type Found, ofAnotherMember } from "../../../tests/contract/mutations-found";
import { varieties } from "../../../tests/contract/wire-varieties";
import { examined, placesOf } from "../../../tests/support/examined";
import { sharedOperator } from "../../../tests/support/shared-operator";
import { mutationNames } from "../../sandbox/mutations/table";
import { scorecard } from "./scorecard";

/** As many as there are tests at once: an examination waits more than it works. */
const free = [1, 2, 3, 4, 5].map(() => sharedOperator());

/** An examination of an operator that is changed in one way, by a request to its control room. */
async function examinedWith(path: string, change: object, wanted?: Parameters<typeof examined>[1]) {
  const operator = free.pop();
  if (!operator) throw new Error("more tests at once than operators");
  try {
    await operator.control("POST", path, change);
    return await examined(operator, wanted);
  } finally {
    await operator.control("POST", "/reset", {});
    free.push(operator);
  }
}

/** Where it finds the mutation, and all that it finds. */
async function found([name, , , severity]: Found, wanted?: Parameters<typeof examined>[1]) {
  const report = await examinedWith("/mutations", { name }, wanted);
  return { places: placesOf(report, severity), all: scorecard(report) };
}

describe("doctor", () => {
  it("notes nothing of an operator that keeps the contract", async () => {
    const report = await examinedWith("/reset", {});
    expect(report.deviations, scorecard(report)).toEqual([]);
    expect(report.counts.calls).toBeGreaterThan(35);
  });

  it.concurrent.for(Object.entries(varieties))(
    "lets a member lose nothing by %s",
    async ([, variety], { expect }) => {
      const report = await examinedWith("/wire", variety);
      expect(placesOf(report, "costs"), scorecard(report)).toEqual([]);
    },
  );

  it("lets a member lose nothing by all of it at once, in whatever is written too", async () => {
    const all = Object.assign({}, ...Object.values(varieties), {
      failureKey: "error.code",
      refusedBy: "statusCode",
    });
    const report = await examinedWith("/wire", all, { writes: true });
    expect(placesOf(report, "costs"), scorecard(report)).toEqual([]);
  });

  it("knows where every mutation of the sandbox is found", () => {
    const known = [...byReading, ...byWriting, ...ofAnotherMember].map(([mutation]) => mutation);
    expect([...new Set(known)].sort()).toEqual([...mutationNames].sort());
  });

  it.concurrent.for(byReading)("finds %s in %s at %s, which it calls: %s", async (one, { expect }) => {
    const { places, all } = await found(one);
    expect(places, all).toContain(`${one[1]} ${one[2]}`);
  });

  it.concurrent.for(byWriting)("finds %s by writing, in %s at %s: %s", async (one, { expect }) => {
    const { places, all } = await found(one, { writes: true });
    expect(places, all).toContain(`${one[1]} ${one[2]}`);
  });

  it.concurrent.for(ofAnotherMember)("finds %s in %s at %s: %s", async (one, { expect }) => {
    const { places, all } = await found(one, { username: "0812345912" });
    expect(places, all).toContain(`${one[1]} ${one[2]}`);
  });
});
