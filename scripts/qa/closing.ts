import { noteLines } from "../bootstrap/closing";
import { inShort } from "../bootstrap/counts";
import { nameOf, type Results, withOutcome } from "./report/told";

/** The last lines of a run: what failed, what passed only when tried again, the counts, where the report is. */
export function closingLines({ told, errors, notes }: Results, report: string): string[] {
  const [failed, flaky] = [withOutcome(told, "failed"), withOutcome(told, "flaky")];
  return [
    ...errors.map((error) => `FAILED  ${inShort("outside of any test", error)}\n`),
    ...failed.map((test) => `FAILED  ${inShort(nameOf(test), test.message)}\n`),
    ...flaky.map((test) => `FLAKY  ${inShort(nameOf(test), test.message)}\n`),
    ...noteLines(notes),
    `flaky: ${flaky.length}`,
    `${told.length - failed.length} passed, ${failed.length + errors.length} failed`,
    `The report: ${report}`,
  ];
}
