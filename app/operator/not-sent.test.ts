import type { RequestListener } from "node:http";
import tls from "node:tls";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { callTime } from "../../tests/support/call-time";
import { rejection } from "../../tests/support/rows";
import {
  createIdentities,
  type Door,
  doors,
  type Identities,
  startTlsDoor,
} from "../../tests/support/tls-door";
import {
  change,
  effects,
  json,
  money,
  operator,
  read,
  reset,
  send,
} from "../../tests/support/transport-stage";
import { createTransport } from "./transport.server";

let identities: Identities;
beforeAll(() => {
  identities = createIdentities();
});
afterAll(() => identities.remove());

/** An operator behind TLS, whose authority is trusted as one of the system's is. */
async function behindTls(door: Door, answer: RequestListener = json) {
  const connect = tls.connect;
  const trusting = (options: object) => connect({ ...options, ca: identities.ca });
  const spied = vi.spyOn(tls, "connect").mockImplementation(trusting as typeof connect);
  const heard: string[] = [];
  const server = await startTlsDoor(identities, (incoming, outgoing) => {
    heard.push(String(incoming.url));
    answer(incoming, outgoing);
  });
  server.become(door);
  const transport = createTransport(server.url);
  onTestFinished(async () => {
    spied.mockRestore();
    await server.close();
    await transport.close();
  });
  return { transport, server, heard };
}

describe("what was not written to an established connection", () => {
  it.each(doors.filter((door) => door !== "opens"))(
    "is `not-sent`, whatever it was to do: TLS, %s",
    async (door) => {
      const { transport, heard } = await behindTls(door);
      for (const row of effects)
        expect(await rejection(send(transport, row)), row.name).toMatchObject({
          message: "INTERNAL_SERVER_ERROR",
          reached: "not-sent",
          wasTried: true,
        });
      expect(heard).toEqual([]);
    },
  );

  it("is `not-sent` when the call's time is over before there is a connection", async () => {
    const { transport, heard } = await operator(json);
    for (const row of effects) {
      const time = callTime();
      const call = rejection(send(transport, row));
      time.over();
      expect(await call, row.name).toMatchObject({ reached: "not-sent", wasTried: true });
    }
    expect(heard).toEqual([]);
  });

  it("is tried a second time if it only reads", async () => {
    const { transport, server } = await behindTls("closes in the handshake");
    for (const [row, tries] of [
      [read, 2],
      [change, 1],
      [money, 1],
    ] as const) {
      const before = server.met();
      await rejection(send(transport, row));
      expect(server.met() - before, row.name).toBe(tries);
    }
  });
});

describe("what was written to an established connection", () => {
  it("is `unknown` without an answer, over TLS too", async () => {
    const { transport, heard } = await behindTls("opens", reset);
    expect(await rejection(send(transport, money))).toMatchObject({ reached: "unknown" });
    expect(heard).toHaveLength(1);
  });

  it("is answered over TLS", async () => {
    const { transport } = await behindTls("opens");
    expect(await send(transport, money)).toEqual({ status: 200, text: "{}" });
  });
});
