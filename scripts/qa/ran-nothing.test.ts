import { expect, it } from "vitest";
import { type Choice, readChoice } from "./choice";
import { withRanNothing } from "./ran-nothing";
import { type JourneyPlace, noEvidence, type Told } from "./report/told";
import { filterArgs } from "./suites";

const brands = [
  { id: "lanxang", name: "Lan Xang", defaultLocale: "lo", locales: ["lo"] },
  { id: "riverside", name: "Riverside", defaultLocale: "en", locales: ["en"] },
];

function chosen(...args: string[]): Choice {
  const read = readChoice(args, brands);
  if (!read.ok) throw new Error(read.message);
  return read.choice;
}

const told = (place?: JourneyPlace): Told => ({
  file: "a.spec.ts",
  title: "opens",
  outcome: "passed",
  durationMs: 1,
  message: "",
  evidence: noEvidence,
  place,
});

const some = [
  told(),
  told({ brandId: "lanxang", locale: "lo", engine: "chromium" }),
  told({ brandId: "lanxang", locale: "lo", engine: "webkit" }),
  told({ brandId: "riverside", locale: "en", engine: "chromium" }),
];
const errorsOf = (...args: string[]) =>
  withRanNothing({ told: some, errors: ["no browser"], notes: [] }, chosen(...args)).errors;

it("a chosen brand and engine that ran nothing is an error, beside what others said", () => {
  expect(errorsOf("--operator", "all")).toEqual([
    "no browser",
    "lanxang ran no test in firefox",
    "riverside ran no test in firefox",
    "riverside ran no test in webkit",
  ]);
  expect(errorsOf("--hunt")).toEqual(["no browser"]);
});

it("only a filter may leave one out, or a runner with nothing to run", () => {
  expect(errorsOf("--operator", "all", "--grep", "opens")).toEqual(["no browser"]);
  expect(filterArgs("opens", "--grep", "--pass")).toEqual(["--pass", "--grep", "opens"]);
  expect(filterArgs(undefined, "--grep", "--pass")).toEqual([]);
});
