import { afterEach, describe, expect, it } from "vitest";
import { byReading, byWriting, type Found, ofAnotherMember } from "../../../tests/contract/mutations-found";
import { varieties } from "../../../tests/contract/wire-varieties";
import { examined, placesOf } from "../../../tests/support/examined";
import { sharedOperator } from "../../../tests/support/shared-operator";
import { mutationNames } from "../../sandbox/mutations/table";
import type { Report } from "./report";
import { scorecard } from "./scorecard";

const operator = sharedOperator();
afterEach(() => operator.control("POST", "/reset", {}));

function expectFound(report: Report, [, subject, path, severity]: Found): void {
  expect(placesOf(report, severity), scorecard(report)).toContain(`${subject} ${path}`);
}

describe("doctor", () => {
  it("notes nothing of an operator that keeps the contract", async () => {
    const report = await examined(operator);
    expect(report.deviations, scorecard(report)).toEqual([]);
    expect(report.counts.calls).toBeGreaterThan(35);
  });

  it.each(Object.entries(varieties))("lets a member lose nothing by %s", async (_, variety) => {
    await operator.control("POST", "/wire", variety);
    const report = await examined(operator);
    expect(placesOf(report, "costs"), scorecard(report)).toEqual([]);
  });

  it("lets a member lose nothing by all of it at once, in whatever is written too", async () => {
    await operator.control(
      "POST",
      "/wire",
      Object.assign({}, ...Object.values(varieties), { failureKey: "code" }),
    );
    const report = await examined(operator, { writes: true });
    expect(placesOf(report, "costs"), scorecard(report)).toEqual([]);
  });

  it("knows where every mutation of the sandbox is found", () => {
    const known = [...byReading, ...byWriting, ...ofAnotherMember].map(([mutation]) => mutation);
    expect([...new Set(known)].sort()).toEqual([...mutationNames].sort());
  });

  it.each(byReading)("finds %s in %s at %s, which it calls: %s", async (...found) => {
    await operator.control("POST", "/mutations", { name: found[0] });
    expectFound(await examined(operator), found);
  });

  it.each(byWriting)("finds %s by writing, in %s at %s: %s", async (...found) => {
    await operator.control("POST", "/mutations", { name: found[0] });
    expectFound(await examined(operator, { writes: true }), found);
  });

  it.each(ofAnotherMember)("finds %s in %s at %s: %s", async (...found) => {
    await operator.control("POST", "/mutations", { name: found[0] });
    expectFound(await examined(operator, { username: "0812345912" }), found);
  });
});
