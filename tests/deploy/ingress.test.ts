import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalServer, startLocalServer } from "../support/local-server";
import { createCertificate } from "./certificate";
import { startIngress } from "./ingress";
import { brands, documentsOf } from "./kubernetes-documents";
import type { RunningProxy } from "./proxy-process";
import { expectNoSpoofedHeaders } from "./spoofed-headers";

// What a proxy does with a request is seen at servers that only listen: the wallet would hide a second arrival.
const folder = mkdtempSync(join(tmpdir(), "kapao-ingress-"));
let servers: LocalServer[];
let proxy: RunningProxy;

/** Only the last pod has the file, as while a release rolls. */
function answer(this: number, { url }: IncomingMessage, outgoing: ServerResponse): void {
  if (url === "/cut") outgoing.socket?.destroy();
  else outgoing.writeHead(url === "/assets/of-one-release.js" && this < 2 ? 404 : 200).end();
}

const heardAt = (path: string) => servers.flatMap(({ heard }) => heard).filter(({ url }) => url === path);

beforeAll(async () => {
  servers = await Promise.all([0, 1, 2].map((index) => startLocalServer(answer.bind(index))));
  const ingresses = documentsOf(brands[0] ?? "").filter(({ kind }) => kind === "Ingress");
  proxy = await startIngress(ingresses, {
    folder,
    certificate: createCertificate(folder),
    replicas: servers.map(({ port }) => `127.0.0.1:${port}`),
  });
});
afterAll(async () => {
  await proxy.stop();
  await Promise.all(servers.map((server) => server.close()));
  rmSync(folder, { recursive: true });
});

test("an Ingress tells where a request comes from, and passes on nothing that only a proxy may say", async () => {
  for (const path of ["/seen", "/assets/seen.js"])
    await expectNoSpoofedHeaders(proxy, { path, servers, own: { "accept-encoding": "gzip, br" } });
});

test("asks every pod for a file of one release", async () => {
  for (let times = 0; times < 6; times += 1)
    expect((await proxy.visitor().get("/assets/of-one-release.js")).status).toBe(200);
});

test("sends no POST again, and a GET whose pod breaks off once", async () => {
  const ignore = () => undefined;
  await proxy.visitor().post("/cut", { amount: "100.00" }).catch(ignore);
  expect(heardAt("/cut")).toHaveLength(1);
  await proxy.visitor().get("/cut").catch(ignore);
  expect(heardAt("/cut")).toHaveLength(3);
});

test("tells nobody of the store", async () => {
  expect((await proxy.visitor().get("/readyz")).status).toBe(404);
  expect(heardAt("/readyz")).toEqual([]);
});
