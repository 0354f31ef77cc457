import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitOf } from "../../../../tests/support/doctor-visit";
import { type LocalServer, startLocalServer } from "../../../../tests/support/local-server";
import { movedName } from "../../../../tests/support/moved-name";

let password: unknown;
let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer((_, outgoing) =>
    outgoing.end(JSON.stringify({ username: "pg-1", password })),
  );
});
afterAll(() => server.close());

it.each(["pg-word-1", 4711147])("keeps every account's password for itself: %s", async (given) => {
  password = given;
  const visit = visitOf({}, undefined, server.url);
  await visit.ask("wallet.credentials", { input: { slotCode: "PG" }, expects: "answer" });
  expect(visit.secrets.hide(`It is ${given}`)).toBe("It is •••");
});

it("keeps the member's name and token for itself", () => {
  expect(visitOf({}).secrets.hide("0812345678 with token-1")).toBe("••• with •••");
});

it("names `100 Continue` where nobody asked for it, and reads what has a byte-order mark", async () => {
  const { url, close } = await startLocalServer((incoming, outgoing) => {
    if (incoming.url === "/api/lookup/info") outgoing.writeContinue();
    outgoing.end('\ufeff{"banks":[]}');
  });
  const visit = visitOf({}, undefined, url);
  const ask = { input: {}, expects: "answer" } as const;
  expect((await visit.ask("lookup.info", ask)).lost).toBe("100 Continue was not asked for");
  expect((await visit.ask("lookup.banks", ask)).json).toEqual({ banks: [] });
  await close();
});

it.each([
  ["gzip", gzipSync],
  ["deflate", deflateSync],
  ["deflate", deflateRawSync],
])("reads what a proxy has packed, as the app does: %s", async (encoding, pack) => {
  const { url, close } = await startLocalServer((_, outgoing) => {
    outgoing.setHeader("content-encoding", encoding).end(pack('{"banks":[]}'));
  });
  const reply = await visitOf({}, undefined, url).ask("lookup.banks", { input: {}, expects: "answer" });
  expect(reply.json).toEqual({ banks: [] });
  await close();
});

it("waits for an operator that is far away, as the app does, although its name has an address that nobody can reach", async () => {
  const name = movedName("127.0.0.1", "::1");
  name.beFar(400);
  const { url, close } = await startLocalServer((_, outgoing) => outgoing.end('{"banks":[]}'));
  const visit = visitOf({}, undefined, name.url(Number(new URL(url).port)));
  const reply = await visit.ask("lookup.banks", { input: {}, expects: "answer" });
  expect([reply.lost, reply.json]).toEqual([undefined, { banks: [] }]);
  await close();
});
