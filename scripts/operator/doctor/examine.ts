import type { EndpointName } from "schemas/contract";
import { CommandError } from "../brands/command";
import type { Row } from "./calls/row";
import { rows } from "./calls/table";
import { encodingHolds } from "./checks/encoding";
import { generalChecks } from "./checks/general";
import type { Severity } from "./deviation";
import { type Found, gathered } from "./gather";
import { probe } from "./probes/probe";
import { hiddenName, type Report, type ScorecardLine } from "./report";
import { Secrets } from "./secrets";
import { readStep, writeStep } from "./steps";
import type { Target } from "./talk/target";
import { Visit } from "./talk/visit";

const table = Object.entries(rows) as [EndpointName, Row][];

/** What a system says of an address at which nobody is. */
const NOBODY = /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\b/;

/** Where nobody listens there is nothing to report. */
function refuseNobody({ replies, target: { url } }: Visit): void {
  const lost = replies.map((reply) => reply.lost ?? "");
  if (lost.length > 0 && lost.every((why) => NOBODY.test(why)))
    throw new CommandError(`Nobody answers at ${url} (${lost[0]}): is --url right?\n`);
}

/**
 * Holds a live operator API against the contract: first what only reads, then what `--write`
 * allows. Throws a CommandError where nobody listens.
 */
export async function examine(target: Target): Promise<Report> {
  const visit = new Visit(target, new Secrets());
  for (const [name, row] of table) {
    await readStep(visit, name, row);
    refuseNobody(visit);
  }
  for (const [name, row] of table) await writeStep(visit, name, row);
  const probed = await probe(visit);
  const found = [...table.flatMap(([name, row]) => foundIn(visit, name, row)), ...probed.found];
  const deviations = gathered(found, visit.secrets);
  const count = (severity: Severity, among = deviations) =>
    among.filter((one) => one.severity === severity).length;
  const lines: ScorecardLine[] = [...table.map(([name]) => asked(visit, name)), ...probed.lines].map(
    (line) => {
      const own = deviations.filter(({ calls }) => calls.includes(line.subject));
      return { ...line, costs: count("costs", own), noted: count("noted", own) };
    },
  );
  return {
    url: target.url,
    brand: target.brand?.id,
    member: visit.isSignedIn ? (hiddenName(target.username) ?? "the token's member") : undefined,
    writes: target.writes,
    lines,
    deviations,
    counts: {
      costs: count("costs"),
      noted: count("noted"),
      calls: lines.filter((line) => line.asked > 0).length,
      requests: lines.reduce((sum, line) => sum + line.asked, 0),
    },
  };
}

function foundIn(visit: Visit, name: EndpointName, { loss, checks = [] }: Row): Found[] {
  const own = visit.replies.filter((reply) => reply.name === name);
  const general = generalChecks(visit.target);
  const findings = [
    ...own.flatMap((reply) => general(reply, loss)),
    ...encodingHolds(own),
    ...checks.flatMap((check) => check(visit)),
  ];
  return findings.map((finding) => ({ subject: name, finding }));
}

function asked(visit: Visit, name: EndpointName): Omit<ScorecardLine, "costs" | "noted"> {
  const own = visit.replies.filter((reply) => reply.name === name);
  return {
    subject: name,
    asked: own.length,
    status: own.at(-1)?.status ?? 0,
    ms: Math.max(0, ...own.map(({ durationMs }) => durationMs)),
    why: visit.skipped.get(name),
    unchecked: visit.unchecked.get(name),
  };
}
