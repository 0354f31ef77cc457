import type { EndpointName } from "schemas/contract";
import type { Row } from "./calls/row";
import type { Visit } from "./talk/visit";
import { endpointOf } from "./talk/visit";

/** Sends the requests of a call that only read. */
export async function readStep(visit: Visit, name: EndpointName, row: Row): Promise<void> {
  const why = reasonNotTo(visit, name, row);
  if (why !== undefined) return skip(visit, name, why);
  const asks = row.asks?.(visit) ?? [];
  if (typeof asks === "string") return skip(visit, name, asks);
  for (const ask of asks) await visit.ask(name, ask);
  const token = name === "account.login" ? visit.answer("account", "login")?.token : undefined;
  if (token !== undefined) visit.signIn(token);
}

function reasonNotTo(visit: Visit, name: EndpointName, { asks, never, writes }: Row): string | undefined {
  if (never !== undefined) return never;
  if (!asks) return writes && !visit.target.writes ? "only with --write" : undefined;
  if (!endpointOf(name).token || visit.isSignedIn) return undefined;
  return visit.target.username === undefined
    ? "needs --user and --password, or --token"
    : "the sign-in failed";
}

/** Sends what `--write` allows of a call. */
export async function writeStep(visit: Visit, name: EndpointName, { writes }: Row): Promise<void> {
  if (!visit.target.writes || !writes) return;
  if (!visit.isSignedIn) return skip(visit, name, "the test member could not be signed in");
  if (typeof writes === "function") {
    const why = await writes(visit);
    if (why !== undefined) skip(visit, name, why);
    return;
  }
  for (const ask of writes) await visit.ask(name, ask);
}

function skip(visit: Visit, name: EndpointName, why: string): void {
  if (!visit.replies.some((reply) => reply.name === name)) visit.skipped.set(name, why);
}
