import { onTestFinished } from "vitest";
import {
  type Caller,
  type CallRecord,
  createOperator,
  type Operator,
  type OperatorSettings,
} from "~/operator/client.server";
import { createTransport } from "~/operator/transport.server";
import { type LocalServer, startLocalServer } from "./local-server";

export const timeouts = { generalMs: 60_000, slipUploadMs: 300_000, chatUploadMs: 299_000 };

export const member: Caller = {
  token: "canary-token",
  address: "203.0.113.7",
  userAgent: "Phone/1.0",
  requestId: "request-1",
  locale: "th",
};

export interface Bound {
  operator: Operator;
  records: CallRecord[];
  server: LocalServer;
}

export interface Wanted {
  status?: number;
  answer?: unknown;
  caller?: Partial<Caller>;
  settings?: Partial<OperatorSettings>;
}

/** A client bound to a caller, and the server that records its requests. */
export async function bound({ status = 200, answer = {}, caller, settings }: Wanted = {}): Promise<Bound> {
  const server = await startLocalServer((_, outgoing) => {
    outgoing.statusCode = status;
    outgoing.end(JSON.stringify(answer));
  });
  const transport = createTransport(server.url);
  onTestFinished(() => server.close().then(() => transport.close()));
  const records: CallRecord[] = [];
  const onCall = (record: CallRecord) => records.push(record);
  const operator = createOperator(
    { transport, paths: {}, timeouts, onCall, waitForTurn: async () => undefined, ...settings },
    { ...member, ...caller },
  );
  return { operator, records, server };
}

export const transfer = { from: "wallet", to: "PG", amount: 12.5 };
export const key = { idempotencyKey: "intent-1" };
