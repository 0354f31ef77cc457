import { parseJson } from "schemas/parse-json";
import type { Happening, What } from "./happening";
import { Line } from "./vocabulary";

/** How many submissions of one form have their failed calls told, too. */
const MOST_REQUESTS = 8;

/** Reads the lines of one operation: those with its reference, and the failed calls of the requests that posted it. */
export function createLineReader(reference: string) {
  /** What a line must contain to be worth reading. */
  const needles = new Set([reference]);

  function read(text: string): Happening | null {
    const line = Line.safeParse(parseJson(text)).data;
    if (!line) return null;
    const isOwn = line.reference === reference && line.msg !== "operator failed";
    const isItsCall = line.msg === "operator failed" && needles.has(line.requestId ?? "");
    if (!isOwn && !isItsCall) return null;
    const what = whatOf(line);
    if (what === "posted" || what === "sent") remember(line.requestId);
    return what ? happeningOf(line, what) : null;
  }

  function remember(requestId: string | undefined): void {
    if (requestId !== undefined && needles.size <= MOST_REQUESTS) needles.add(requestId);
  }

  return { needles, read };
}

function whatOf({ msg, step, state, isJudged, endpoint }: Line): What | undefined {
  if (msg === "money step") return step;
  if (msg === "operator failed") return endpoint === undefined ? undefined : "failed";
  if (state === undefined) return undefined;
  if (state === "running") return "sent";
  return isJudged ? "judged" : "answered";
}

function happeningOf({ time, state, operation, amount, endpoint, error }: Line, what: What): Happening {
  return { at: time, what, state, operation, amount, endpoint, error };
}
