import { parseJson } from "schemas/parse-json";
import * as z from "zod";
import type { Happening, What } from "./happening";
import { LogLine } from "./vocabulary";

/** How many submissions of one form have their failed calls told, too. */
const MOST_REQUESTS = 8;

/** Where log drivers and collectors keep the line: Docker (`log`, `line`), journald, CloudWatch, Cloud Logging. */
const Wrapped = z
  .object({ log: z.unknown(), line: z.unknown(), message: z.unknown(), MESSAGE: z.unknown() })
  .extend({ jsonPayload: z.unknown(), textPayload: z.unknown() })
  .partial();

/** How deep a line may be wrapped: a collector around a driver. */
const DEEPEST = 2;

/** A line of the app's log, whatever stands around it: a prefix (`wallet-1 | {…}`), or a driver's own JSON. */
function lineIn(text: string): LogLine | undefined {
  const json = text.slice(text.indexOf('{"'), text.lastIndexOf("}") + 1);
  return unwrapped(parseJson(json), DEEPEST);
}

function unwrapped(json: unknown, depth: number): LogLine | undefined {
  const line = LogLine.safeParse(json).data;
  if (line || depth === 0) return line;
  for (const inner of Object.values(Wrapped.safeParse(json).data ?? {})) {
    const found = unwrapped(typeof inner === "string" ? parseJson(inner) : inner, depth - 1);
    if (found) return found;
  }
  return undefined;
}

/** Reads the lines of one operation: those with its reference, and the failed calls of the requests that posted it. */
export function createLineReader(reference: string) {
  /** What a line must contain to be worth reading. */
  const needles = new Set([reference]);
  let strange = 0;

  function read(text: string): Happening | null {
    const line = lineIn(text);
    if (!line) {
      if (text.includes(reference)) strange += 1;
      return null;
    }
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

  /** How many lines named the operation, and are none that the app writes of it. */
  const strangers = () => strange;

  return { needles, read, strangers };
}

function whatOf({ msg, step, state, isJudged, endpoint }: LogLine): What | undefined {
  if (msg === "money step") return step;
  if (msg === "operator failed") return endpoint === undefined ? undefined : "failed";
  if (state === undefined) return undefined;
  if (state === "running") return "sent";
  return isJudged ? "judged" : "answered";
}

function happeningOf({ time, state, operation, amount, endpoint, error }: LogLine, what: What): Happening {
  return { at: time, what, state, operation, amount, endpoint, error };
}
