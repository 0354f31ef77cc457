import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { withSbin } from "../../scripts/bootstrap/tools";
import { type LocalServer, startLocalServer } from "../support/local-server";
import { type Certificate, createCertificate } from "./certificate";
import { delivered, type Option, optionsOf, withOptions } from "./delivered";
import { startHaproxy } from "./haproxy";
import { LOAD_BALANCER, startNginx } from "./nginx";
import type { RunningProxy } from "./proxy-process";
import { expectNoSpoofedHeaders } from "./spoofed-headers";

// What deploy/ has as a comment is run with the "#" taken away, each option by itself.
const folder = mkdtempSync(join(tmpdir(), "kapao-options-"));
let certificate: Certificate;
let replica: LocalServer;
let chat: LocalServer;

beforeAll(async () => {
  certificate = createCertificate(folder);
  replica = await startLocalServer((_, outgoing) => outgoing.end("page"));
  chat = await startLocalServer((_, outgoing) => outgoing.setHeader("set-cookie", "chat=1").end("chat"));
});
afterAll(async () => {
  await Promise.all([replica.close(), chat.close()]);
  rmSync(folder, { recursive: true });
});

const programs = {
  nginx: { start: startNginx, text: delivered("nginx.conf"), version: ["-V"], http3: /http_v3_module/ },
  haproxy: { start: startHaproxy, text: delivered("haproxy.cfg"), version: ["-vv"], http3: /\+QUIC/ },
} as const;

const hasIpv6 = Object.values(networkInterfaces()).some((own) =>
  own?.some(({ address }) => address === "::1"),
);

describe.each(["nginx", "haproxy"] as const)("%s", (name) => {
  const { start, text } = programs[name];
  const usual = { "accept-encoding": name === "nginx" ? "br" : "gzip, br" };
  const pages = (path = `/by-${name}`) => ({ path, servers: [replica], own: usual });

  async function startWith(option: Option): Promise<RunningProxy> {
    const own = join(folder, `${name}-${option.replace(/\W/g, "-")}`);
    const replicas = Array<string>(3).fill(`127.0.0.1:${replica.port}`);
    const proxy = await start({
      certificate,
      folder: own,
      replicas,
      options: [option],
      chat: `127.0.0.1:${chat.port}`,
    });
    onTestFinished(() => proxy.stop());
    return proxy;
  }

  test("has nothing switched off that is not tried here", () => {
    const known = name === "nginx" ? ["chat", "ipv6", "http/3", "load balancer"] : ["chat", "http/3", "ipv6"];
    expect(optionsOf(text)).toEqual(known);
    const all = withOptions(text, optionsOf(text));
    expect(optionsOf(all)).toEqual([]);
    expect(withOptions(text, [])).toBe(text);
  });

  test("chat: it gets what a page gets but for the wallet's cookie, and sets none", async () => {
    const proxy = await startWith("chat");
    await expectNoSpoofedHeaders(proxy, pages());
    const path = `/socket.io/?EIO=4&by=${name}`;
    await expectNoSpoofedHeaders(proxy, { path, servers: [chat], own: { cookie: undefined } });
    const answer = await proxy.visitor().get("/socket.io/");
    expect([await answer.text(), answer.headers.get("set-cookie")]).toEqual(["chat", null]);
  });

  test("ipv6: a member is known by their own address", async () => {
    const started = startWith("ipv6");
    if (!hasIpv6) return expect(started).rejects.toThrow(/address|socket/i);
    const { ports } = await started;
    await expectNoSpoofedHeaders(await started, { ...pages(), from: "::1" });
    const plain = await fetch(`http://[::1]:${ports.http}/user`, { redirect: "manual" });
    expect([plain.status, plain.headers.get("location")]).toEqual([
      301,
      expect.stringMatching(/^https:\/\/\[::1\](:\d+)?\/user$/),
    ]);
  });

  test("http/3: taken where the program is built with it; pages come as before", async () => {
    const built = execFileSync(name, programs[name].version, { env: withSbin(process.env), stdio: "pipe" });
    const started = startWith("http/3");
    if (!programs[name].http3.test(String(built))) return expect(started).rejects.toThrow(/quic/);
    await expectNoSpoofedHeaders(await started, pages());
  });
});

test("nginx, load balancer: its word about the member counts, nobody else's does, and not the member's own", async () => {
  const own = join(folder, "nginx-load-balancer");
  const replicas = [`127.0.0.1:${replica.port}`];
  const proxy = await startNginx({ certificate, folder: own, replicas, options: ["load balancer"] });
  onTestFinished(() => proxy.stop());
  const way = { path: "/balanced", servers: [replica], own: { "accept-encoding": "br" } };
  await expectNoSpoofedHeaders(proxy, { ...way, from: LOAD_BALANCER, address: "203.0.113.7" });
  await expectNoSpoofedHeaders(proxy, { ...way, from: "127.0.0.3" });
});
