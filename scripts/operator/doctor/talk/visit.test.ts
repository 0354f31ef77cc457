import { afterAll, beforeAll, expect, it } from "vitest";
import { visitOf } from "../../../../tests/support/doctor-visit";
import { type LocalServer, startLocalServer } from "../../../../tests/support/local-server";

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
  expect((await visit.ask("lookup.info", ask)).lost).toBe("100 Continue, which was not asked for");
  expect((await visit.ask("lookup.banks", ask)).json).toEqual({ banks: [] });
  await close();
});
