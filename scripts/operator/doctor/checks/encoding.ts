import { pathNames } from "schemas/contract/endpoint";
import { costs, type Finding } from "../deviation";
import { messageIn, type Reply } from "../talk/reply";

const NOT_FOUND = "not found, for games, codes and accounts whose names have signs of their own";

/** Path values that were written in another way must be understood as the same. */
export function encodingHolds(replies: readonly Reply[]): Finding[] {
  return replies.flatMap((reply) => [...everyCharacter(reply, replies), ...slash(reply, replies)]);
}

function nameOf({ endpoint }: Reply): string {
  return `{${pathNames(endpoint.path).at(-1)}}`;
}

function everyCharacter(reply: Reply, replies: readonly Reply[]): Finding[] {
  if (!reply.ask.isEncoded) return [];
  const plain = replies.find(
    ({ name, ask }) => name === reply.name && !ask.isEncoded && ask.input === reply.ask.input,
  );
  if (plain?.reading?.is !== "read" || reply.reading?.is === "read") return [];
  return [
    costs(nameOf(reply), outcome(reply), "path values are percent-encoded, and decoded once", NOT_FOUND),
  ];
}

/** A value with a slash in it is one value, refused as any other that is not there. */
function slash(reply: Reply, replies: readonly Reply[]): Finding[] {
  const value = Object.values(reply.ask.input).find((one) => String(one).includes("/"));
  if (reply.ask.expects !== "refusal" || value === undefined || !reply.endpoint.path.includes("{")) return [];
  const other = replies.find(
    ({ name, ask }) => name === reply.name && ask.expects === "refusal" && ask !== reply.ask,
  );
  if (!other || outcome(other) === outcome(reply)) return [];
  const contract = `%2F is part of the value, so that it is refused as any other (${outcome(other)})`;
  return [costs(nameOf(reply), outcome(reply), contract, NOT_FOUND)];
}

function outcome(reply: Reply): string {
  return `${reply.status} ${messageIn(reply) ?? (reply.reading ? "without a code" : "no JSON")}`;
}
