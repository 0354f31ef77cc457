import { hasTerms } from "schemas/contract/promotion";
import { isCodeOrInstruction } from "schemas/contract/reading";
import { costs, type Finding, NOTHING, noted } from "../deviation";
import type { Reply } from "../talk/reply";
import { leadsTo, wholeOf } from "./whole";

const UNREADABLE = "the general sentence of an error in place of the reason";
const JSON_CAME = "JSON, with any status";

/** Whether the answer came, was understood, and was the one that had to come. */
export function reached(reply: Reply, loss: string): Finding[] {
  const { lost, status, reading, ask } = reply;
  if (lost !== undefined) return [costs("(answer)", lost, "an answer in time", loss)];
  if (status >= 300 && status < 400) {
    const came = `${status} to ${leadsTo(reply)}`;
    return [costs("status", came, "an answer at the call's own path: redirects are not followed", loss)];
  }
  if (!reading) return [costs("(answer)", wholeOf(reply), JSON_CAME, status < 300 ? loss : UNREADABLE)];
  if (ask.expects === "answer") return good(reply, loss);
  if (reading.is === "failure") return refusal(reply);
  return ask.expects === "either" ? good(reply, loss) : [accepted(reply)];
}

function good(reply: Reply, loss: string): Finding[] {
  const { reading, status, name, json, ask } = reply;
  if (reading?.is === "failure") {
    const came = `${status} ${reading.message ?? "without a code"}`;
    const isSignIn = name === "account.login" && ask.expects === "answer" && status < 500;
    if (isSignIn && reading.message !== undefined) {
      const member = `nothing, if --user or --password was mistyped; else ${loss}`;
      return [noted("status", came, "a token for this member", member)];
    }
    return [costs("status", came, "an answer to this request", loss)];
  }
  if (reading?.is !== "faulty") return [];
  const contract = `${reading.detail} (${name} in docs/operator-api.openapi.json)`;
  const came = reading.path === "(answer)" ? wholeOf(reply) : valueAt(json, reading.path);
  return [costs(reading.path, came, contract, loss)];
}

function accepted({ status, name, reading }: Reply): Finding {
  const contract = "a status of 4xx with a code: nothing of that name exists";
  const isNone = name === "promotion.find" && reading?.is === "read" && !hasTerms(reading.data as object);
  if (isNone) return noted("status", `${status} without terms`, contract, NOTHING);
  const came = `${status} to a request that ${name} must refuse`;
  return costs("status", came, contract, "a refusal as a success");
}

function refusal(reply: Reply): Finding[] {
  const { reading, status, json } = reply;
  const message = reading?.is === "failure" ? reading.message : undefined;
  const found: Finding[] = [];
  if (message === undefined) {
    found.push(costs("message", wholeOf(reply), '{ "message": "<CODE or text>" }', UNREADABLE));
  } else if (!isCodeOrInstruction(message)) {
    const member = "the operator's own words, in one language";
    found.push(noted("message", message, "a code of the catalogue (section 8)", member));
  }
  const isSaid = valueAt(json, "success") !== undefined;
  if ((status < 300 && !isSaid) || status >= 500) {
    const member = "nothing while a code of the catalogue comes with it; else an outcome that nobody knows";
    found.push(noted("status", status, "4xx for a refusal, or `success: false`", member));
  }
  return found;
}

/** What stands at a path such as `slots.3.amount`. */
export function valueAt(json: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => {
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  }, json);
}
