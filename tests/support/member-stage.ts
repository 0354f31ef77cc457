import type { RequestListener } from "node:http";
import type { Currency } from "schemas/names";
import { expect, onTestFinished } from "vitest";
import { type Caller, createOperator } from "~/operator/client.server";
import { createTransport } from "~/operator/transport.server";
import { createSeals } from "~/session/seal.server";
import { createSessions } from "~/session/session.server";
import { CookieJar } from "./cookies";
import { startLocalServer } from "./local-server";
import { createMemoryStore } from "./memory-store";
import { contextWith } from "./request-context";

/** As the operator returns it. */
export const wallet = {
  profile: { _id: "1", username: "0812345678", name: "ปลา" },
  wallet: { amount: 5 },
  slots: [],
};

/** An operator with one response for everything. */
export const says = (status: number, body: unknown): RequestListener => {
  return (_, outgoing) => {
    outgoing.statusCode = status;
    outgoing.end(JSON.stringify(body));
  };
};

/** A request of a signed-in member, and the operator that records its calls. */
export async function memberStage(answer: RequestListener, memberId?: string, currency?: Currency) {
  const server = await startLocalServer(answer);
  const transport = createTransport(server.url);
  onTestFinished(() => server.close().then(() => transport.close()));
  const timeouts = { generalMs: 5_000, slipUploadMs: 5_000, chatUploadMs: 5_000 };
  const operatorFor = (caller: Caller) =>
    createOperator(
      { transport, paths: {}, timeouts, onCall: () => undefined, waitForTurn: async () => undefined },
      caller,
    );
  const secrets = ["a-secret-of-at-least-32-characters-long"];
  const store = createMemoryStore();
  const seals = createSeals(secrets);
  const sessions = createSessions({ seals, isSecure: false, store });
  const jar = new CookieJar().take(
    await sessions.start({ token: "operator-token", memberId, currency, isRemembered: true }),
  );
  const context = contextWith({ operatorFor, sessions, seals, store });
  return { server, sessions, jar, context };
}

export type MemberStage = Awaited<ReturnType<typeof memberStage>>;

/** Where a response redirects. */
export function whereTo(answer: unknown): string | null {
  if (!(answer instanceof Response)) throw answer;
  expect(answer.status).toBe(302);
  return answer.headers.get("location");
}
