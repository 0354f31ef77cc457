import { relative } from "node:path";
import { noEvidence, plain, type Results, type Told } from "./told";

/** What is read of the report that vitest's JSON reporter writes. */
export interface TestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      status: string;
      fullName: string;
      /** Milliseconds. */
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

/** Files are named from `root`. A file that could not be loaded is an error. */
export function readTests(report: TestReport, root: string): Results {
  const errors = report.testResults
    .filter(({ status, assertionResults }) => status === "failed" && assertionResults.every(isNotFailed))
    .map(({ name, message = "" }) => `${relative(root, name)}\n${plain(message)}`);
  return { told: report.testResults.flatMap((file) => toldOf(file, root)), errors, notes: [] };
}

const isNotFailed = ({ status }: { status: string }) => status !== "failed";

function toldOf({ name, assertionResults }: TestReport["testResults"][number], root: string): Told[] {
  return assertionResults.flatMap(({ status, fullName, duration, failureMessages }): Told[] => {
    if (status !== "passed" && status !== "failed") return [];
    // The messages of the first try stay when the second one passes.
    const message = plain(failureMessages?.[0] ?? "");
    const outcome = status === "failed" ? "failed" : message === "" ? "passed" : "flaky";
    const file = relative(root, name);
    return [{ file, title: fullName, outcome, durationMs: duration ?? 0, message, evidence: noEvidence }];
  });
}
