import { INVALID_TOKEN, identityCodes } from "schemas/contract/errors";
import { costs, type Finding } from "../deviation";
import { messageIn, type Reply } from "../talk/reply";
import type { Visit } from "../talk/visit";

const ORDER = [INVALID_TOKEN, ...identityCodes].join(", ");

/** Asks for a wallet with a token that nobody has, or with none. */
export async function tokenFindings(visit: Visit, token: "none" | "unknown"): Promise<[Reply, Finding[]]> {
  const reply = await visit.aside("wallet.get", { input: {}, expects: "refusal", token });
  return [reply, judged(reply)];
}

function judged(reply: Reply): Finding[] {
  const { lost, status, reading } = reply;
  const stays = "an error on every page in place of the login";
  if (lost !== undefined) return [costs("(answer)", lost, `401 with ${ORDER}`, stays)];
  if (status < 300 && reading?.is !== "failure") {
    const member = "members' data for whoever asks, and after a logout too";
    return [costs("status", status, `401 with ${ORDER}`, member)];
  }
  const message = messageIn(reply);
  const isOrder = message === INVALID_TOKEN || identityCodes.some((code) => code === message);
  return isOrder ? [] : [costs("message", `${status} ${message ?? "without a code"}`, ORDER, stays)];
}
