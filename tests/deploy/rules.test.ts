import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FOREVER } from "~/server/http/files";
import { type Heard, type LocalServer, startLocalServer } from "../support/local-server";
import { type Certificate, createCertificate, NAME } from "./certificate";
import { startHaproxy } from "./haproxy";
import { startNginx } from "./nginx";
import type { RunningProxy } from "./proxy-process";
import { beSlow } from "./slow-client";
import { expectNoSpoofedHeaders } from "./spoofed-headers";

// What a proxy does with a request is seen at servers that only listen: the wallet would hide a second arrival.
const folder = mkdtempSync(join(tmpdir(), "kapao-rules-"));
const unready = new Set<number>();
let certificate: Certificate;
let servers: LocalServer[];
const proxies = {} as Record<"nginx" | "haproxy", RunningProxy>;
const hungUp = {} as Record<"nginx" | "haproxy", Promise<number>[]>;

/** A file that only the last replica has, as while a release rolls, until it is over. */
const ASSET = "/assets/of-one-release.js";
let isOver = false;
const NO_ASSET = "/assets/of-no-release.js";
/** A picture that only the last replica has, as while a changed brand rolls. */
const PICTURE = "/brand/new.svg";
const HEAD = `POST /login HTTP/1.1\r\nHost: ${NAME}\r\n`;

const unendedForm = (name: string) =>
  `POST /slow-through-${name} HTTP/1.1\r\nHost: ${NAME}\r\nContent-Length: 100\r\n\r\na`;

function answer(this: number, { url = "", headers }: IncomingMessage, outgoing: ServerResponse): void {
  const path = url.split("?")[0];
  if (url === "/cut") outgoing.socket?.destroy();
  else if (url === "/too-much") outgoing.writeHead(302, { location: `/${"x".repeat(60_000)}` }).end();
  else if (path === PICTURE && this < 2) outgoing.writeHead(404).end();
  else if (path === NO_ASSET || (path === ASSET && (this < 2 || isOver))) outgoing.writeHead(404).end();
  else if (path === ASSET) {
    const coding = headers["accept-encoding"]?.includes("br") ? { "content-encoding": "br" } : {};
    const kept = { "cache-control": FOREVER, vary: "accept-encoding", ...coding };
    outgoing.writeHead(200, kept).end(coding["content-encoding"] ? brotliCompressSync("code") : "code");
  } else outgoing.writeHead(url === "/readyz" && unready.has(this) ? 503 : 200).end();
}

const isCheck = ({ url }: Heard) => url === "/readyz" || url === "/healthz";
const heardAt = (path: string) => servers.flatMap(({ heard }) => heard).filter(({ url }) => url === path);

beforeAll(async () => {
  certificate = createCertificate(folder);
  servers = await Promise.all([0, 1, 2].map((index) => startLocalServer(answer.bind(index))));
  const replicas = servers.map(({ port }) => `127.0.0.1:${port}`);
  const plan = { certificate, replicas };
  proxies.nginx = await startNginx({ ...plan, folder: join(folder, "nginx") });
  proxies.haproxy = await startHaproxy({ ...plan, folder: join(folder, "haproxy") });
  for (const name of ["nginx", "haproxy"] as const)
    hungUp[name] = [HEAD, "", unendedForm(name)].map((part) => beSlow(proxies[name], certificate.ca, part));
});

afterAll(async () => {
  await Promise.all(Object.values(proxies).map((proxy) => proxy.stop()));
  await Promise.all(servers.map((server) => server.close()));
  rmSync(folder, { recursive: true });
});

describe.each(["nginx", "haproxy"] as const)("%s", (name) => {
  const visitor = () => proxies[name].visitor();

  test("tells where a request comes from, and passes on nothing that only a proxy may say", async () => {
    // One coding is asked for where an answer is kept for many.
    const coding = name === "nginx" ? "br" : "gzip, br";
    const page = { path: `/seen-by-${name}`, servers, own: { "accept-encoding": coding } };
    await expectNoSpoofedHeaders(proxies[name], page);
    const host = name === "nginx" ? NAME : "assets";
    const asset = { path: `/assets/seen-by-${name}`, servers, own: { "accept-encoding": "br", host } };
    await expectNoSpoofedHeaders(proxies[name], asset);
  });

  test("passes on a GET whose replica breaks off, and a POST never", async () => {
    const count = () => heardAt("/cut").length;
    const before = count();
    await visitor()
      .post("/cut", { amount: "100.00" })
      .catch(() => undefined);
    expect(count() - before).toBe(1);
    await visitor()
      .get("/cut")
      .catch(() => undefined);
    // nginx does not count an attempt on a connection that was idle.
    expect([3, 4]).toContain(count() - before);
  });

  test("leaves no replica out because of what a stranger has made it do: everybody else is served", async () => {
    for (const path of ["/cut", "/too-much", "/cut", "/too-much"]) {
      for (let times = 0; times < 6; times += 1)
        await visitor()
          .get(path)
          .catch(() => undefined);
      const others = await Promise.all(Array.from({ length: 9 }, () => visitor().get("/others")));
      expect(others.map(({ status }) => status)).toEqual(Array(9).fill(200));
    }
  });

  test("asks every replica for a file of one release, and keeps it for when no replica has it", async () => {
    isOver = false;
    const one = visitor();
    const get = (path: string, coding: string) => one.get(path, { "accept-encoding": coding });
    // Whoever asks first, with whatever query, decides nothing for the others.
    expect((await get(ASSET, "identity")).headers.get("content-encoding")).toBeNull();
    const browsers = ["gzip, deflate, br", "br", "gzip, deflate, br, zstd"];
    const asked = () =>
      servers.flatMap(({ heard }) => heard).filter(({ url }) => url.startsWith(ASSET)).length;
    const before = asked();
    for (let query = 0; query < 30; query++) {
      // The other half comes after the last replica that has it was replaced.
      isOver = query >= 15;
      const answer = await get(`${ASSET}?${query}`, browsers[query % 3] ?? "");
      expect([answer.status, await answer.text()]).toEqual([200, "code"]);
      expect(answer.headers.get("content-encoding")).toBe("br");
    }
    expect(asked() - before).toBeLessThanOrEqual(servers.length);
    expect((await get(NO_ASSET, "br")).status).toBe(404);
  });

  test("asks every replica for a picture of the brand", async () => {
    const one = visitor();
    for (let times = 0; times < 9; times++) expect((await one.get(PICTURE)).status).toBe(200);
  });

  test("gives a POST that could not be sent to another replica", async () => {
    const [down] = servers;
    if (!down) throw new Error("no server");
    await down.close();
    const one = visitor();
    const path = `/posted-through-${name}`;
    const statuses: number[] = [];
    while (statuses.length < 9) statuses.push((await one.post(path, { amount: "100.00" })).status);
    expect(statuses).toEqual(Array(9).fill(200));
    expect(heardAt(path)).toHaveLength(9);
    await new Promise<void>((resolve) => down.server.listen(down.port, "127.0.0.1", resolve));
  });

  test("hangs up on who does not end the header of a request or a form, or does not begin it; a replica hears of none", async () => {
    for (const seconds of await Promise.all(hungUp[name])) {
      expect(seconds).toBeGreaterThan(5);
      expect(seconds).toBeLessThan(45);
    }
    expect(heardAt(`/slow-through-${name}`)).toEqual([]);
  });
});

test("HAProxy leaves out a replica that says it is not ready", async () => {
  const visitor = proxies.haproxy.visitor();
  const at = (index: number) => servers[index]?.heard.filter((one) => !isCheck(one)).length ?? 0;
  const isLeftOut = async () => {
    const before = [at(1), at(2)];
    for (let times = 0; times < 6; times += 1) await visitor.get("/");
    return at(1) === before[0] && at(2) > (before[1] ?? 0);
  };
  await expect.poll(isLeftOut).toBe(false);
  unready.add(1);
  await expect.poll(isLeftOut).toBe(true);
  unready.delete(1);
  await expect.poll(isLeftOut).toBe(false);
});

test("HAProxy asks replicas that are alive where none is ready, as without their store", async () => {
  const checks = () => servers.map(({ heard }) => heard.filter(({ url }) => url === "/readyz").length);
  const before = checks();
  for (const index of servers.keys()) unready.add(index);
  await expect.poll(() => checks().every((count, index) => count > (before[index] ?? 0) + 3)).toBe(true);
  expect((await proxies.haproxy.visitor().get("/")).status).toBe(200);
  unready.clear();
});
