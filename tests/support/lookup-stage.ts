import type { RequestListener } from "node:http";
import { createLookups, type Lookups, sharedCaller } from "~/lookups/lookups.server";
import { createOperator } from "~/operator/client.server";
import { createTransport } from "~/operator/transport.server";
import { type LocalServer, startLocalServer } from "./local-server";

export interface LookupStage {
  lookups: Lookups;
  server: LocalServer;
  /** Sets how the operator responds from now on. */
  answers(listener: RequestListener): void;
  passes(ms: number): void;
}

export const says = (body: unknown, status = 200): RequestListener => {
  return (_, outgoing) => {
    outgoing.statusCode = status;
    outgoing.end(JSON.stringify(body));
  };
};
export const fails = says({ message: "INTERNAL_SERVER_ERROR" }, 500);
export const hangs: RequestListener = () => undefined;

const open: { close(): Promise<void> }[] = [];

/** Look-ups against a real HTTP server, with a clock that the test controls. */
export async function lookupStage(first: RequestListener): Promise<LookupStage> {
  let answer = first;
  let time = 1_000_000;
  const server = await startLocalServer((incoming, outgoing) => answer(incoming, outgoing));
  const transport = createTransport(server.url);
  open.push({ close: () => server.close().then(() => transport.close()) });
  const timeouts = { generalMs: 10_000, slipUploadMs: 10_000, chatUploadMs: 10_000 };
  const settings = {
    transport,
    paths: {},
    timeouts,
    onCall: () => undefined,
    waitForTurn: async () => undefined,
  };
  const operatorFor = (locale: string) => createOperator(settings, sharedCaller("lookup", locale));
  return {
    lookups: createLookups(operatorFor, () => time),
    server,
    answers: (next) => {
      answer = next;
    },
    passes: (ms) => {
      time += ms;
    },
  };
}

/** Ends what the stages have opened. */
export async function closeLookupStages(): Promise<void> {
  await Promise.all(open.splice(0).map(({ close }) => close()));
}
