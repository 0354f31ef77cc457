import type { Deviation, Severity } from "./deviation";
import type { Report, ScorecardLine } from "./report";

const headings: Record<Severity, string> = { costs: "Costs a member something", noted: "Noted" };

/** The report as a person reads it. */
export function scorecard(report: Report): string {
  const { url, brand, member, writes, lines, deviations, counts } = report;
  const how = writes ? "reads, and writes as the test member" : "reads only";
  const who = member ? `as ${member}` : "signed out";
  const against = `the contract${brand ? ` and the brand ${brand}` : ""}`;
  return [
    `${url}, held against ${against}, ${who}: ${how}`,
    "",
    lineText("call", "asked", "status", "ms", "verdict"),
    ...lines.map(written),
    ...(["costs", "noted"] as const).flatMap((severity) =>
      section(
        headings[severity],
        deviations.filter((one) => one.severity === severity),
      ),
    ),
    "",
    `${counts.calls} calls, ${counts.requests} requests: ${counts.costs} cost a member something, ${counts.noted} noted`,
    "",
  ].join("\n");
}

function lineText(call: string, asked: string, status: string, ms: string, verdict: string): string {
  const cells = [call.padEnd(28), asked.padStart(5), status.padStart(7), ms.padStart(7)];
  return `  ${cells.join("")}  ${verdict}`.trimEnd();
}

function written({ subject, asked, status, ms, why, ...found }: ScorecardLine): string {
  if (asked === 0) return lineText(subject, "-", "", "", `not asked: ${why ?? "nothing to ask"}`);
  return lineText(
    subject,
    String(asked),
    status ? String(status) : "",
    ms ? ms.toFixed(0) : "",
    verdict(found),
  );
}

function verdict({ costs, noted, unchecked }: Pick<ScorecardLine, Severity | "unchecked">): string {
  const said = [costs > 0 ? `${costs} COST` : "", noted > 0 ? `${noted} noted` : ""].filter(Boolean);
  return `${said.join(", ") || "ok"}${unchecked === undefined ? "" : `, but unchecked ${unchecked}`}`;
}

function section(heading: string, deviations: readonly Deviation[]): string[] {
  if (deviations.length === 0) return [];
  return ["", `${heading} (${deviations.length})`, ...deviations.flatMap(told)];
}

function told({ subject, calls, path, more, others, came, contract, member }: Deviation): string[] {
  const inCalls = calls.length > 1 ? `, in ${calls.length} calls` : "";
  const named = others.length > 0 ? `: ${others.join(", ")}` : " at this place";
  const also = more > 0 ? ` (and ${more} more${inCalls}${named})` : "";
  return [
    `  ${subject}  ${path}${also}`,
    `    came      ${came}`,
    `    contract  ${contract}`,
    `    member    ${member}`,
  ];
}
