import { costs, type Finding, noted } from "../deviation";
import type { Reply } from "../talk/reply";
import type { Pace } from "../talk/target";

/**
 * So far may the operator's clock be away (docs/decisions/evidence-of-lost-answers.md), and what the header rounds off.
 */
const AWAY_MS = 5_000;
const ROUNDED_MS = 1_000;

const NOT_KEPT = "private, no-store: it is one member's";
const SOMEBODY_ELSES = "another member's money, or their own from before the last operation";

/** Clock, caches, type and time of one answer. */
export function headersHold({ slowMs }: Pace) {
  return (reply: Reply): Finding[] => {
    if (reply.lost !== undefined) return [];
    return [...clock(reply), ...caches(reply), ...kind(reply), ...time(reply, slowMs)];
  };
}

function clock({ headers: { date }, sentAt, durationMs }: Reply): Finding[] {
  const at = Date.parse(date ?? "");
  if (Number.isNaN(at)) return [noted("date", date, "the operator's time, for comparison", "nothing")];
  const awayMs = at < sentAt ? sentAt - at - ROUNDED_MS : Math.max(0, at - sentAt - durationMs);
  if (awayMs <= AWAY_MS) return [];
  const member = '"we are checking" where the books could tell a lost answer, and wrong relative times';
  return [
    costs("date", date, `within ${AWAY_MS / 1_000} s of true time (now ${new Date().toISOString()})`, member),
  ];
}

/** Only what belongs to one member: look-ups may be kept. */
function caches({ headers, endpoint }: Reply): Finding[] {
  if (!endpoint.token) return [];
  const control = headers["cache-control"];
  const found: Finding[] = [];
  if (control === undefined) found.push(noted("cache-control", control, NOT_KEPT, SOMEBODY_ELSES));
  else if (/\bpublic\b|\bs-maxage=[1-9]/i.test(control))
    found.push(costs("cache-control", control, NOT_KEPT, SOMEBODY_ELSES));
  else if (!/no-store|private|no-cache|max-age=0/i.test(control))
    found.push(noted("cache-control", control, NOT_KEPT, SOMEBODY_ELSES));
  if (Number(headers.age) > 0) found.push(costs("age", headers.age, "never out of a cache", SOMEBODY_ELSES));
  return found;
}

function kind({ headers, reading }: Reply): Finding[] {
  const found: Finding[] = [];
  const type = headers["content-type"];
  if (reading && !/^application\/([\w.-]+\+)?json\b/i.test(type ?? ""))
    found.push(noted("content-type", type, "application/json", "nothing: it is read as JSON"));
  if (headers["set-cookie"] !== undefined)
    found.push(noted("set-cookie", "a cookie", "none: the token is the session", "nothing: it is dropped"));
  return found;
}

function time({ durationMs }: Reply, slowMs: number): Finding[] {
  if (durationMs <= slowMs) return [];
  const contract = `below ${slowMs / 1_000} s: the page waits no longer for a panel`;
  return [noted("time", `${Math.round(durationMs)} ms`, contract, "an empty panel, or a page that waits")];
}
