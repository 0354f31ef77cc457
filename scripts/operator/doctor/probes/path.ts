import { randomUUID } from "node:crypto";
import { costs, type Finding, noted } from "../deviation";
import { type Incoming, replyOf } from "../talk/reply";
import { send } from "../talk/send";
import type { Target } from "../talk/target";
import { endpointOf } from "../talk/visit";

const MAX_BYTES = 262_144;

/** Asks for a path that no operator has. */
export async function pathFindings({ url, pace }: Target): Promise<[Incoming | Error, Finding[]]> {
  const came = await send({
    url: `${url}/api/no-such-call-${randomUUID().slice(0, 8)}`,
    method: "GET",
    headers: { "x-requested-with": "wallet-user", "user-agent": "Kapao" },
    timeoutMs: pace.timeoutMs,
    maxBytes: MAX_BYTES,
  });
  return [came, judged(came)];
}

function judged(came: Incoming | Error): Finding[] {
  const contract = "404 with a code";
  if (came instanceof Error)
    return [costs("(answer)", came.message, contract, "nothing while all paths are right")];
  const member = "a success of what never happened, where a path of the brand's file is wrong";
  if (came.status < 400) return [costs("status", came.status, contract, member)];
  const named = { name: "lookup.info", endpoint: endpointOf("lookup.info") } as const;
  const reply = replyOf(named, { input: {}, expects: "refusal" }, came, {
    secret: undefined,
    sentAt: 0,
    durationMs: 0,
  });
  if (reply.json !== undefined) return [];
  return [noted("(answer)", came.text, contract, "the general sentence of an error")];
}
