import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { close, listen } from "../../../tests/support/local-server";
import { createMemoryStore } from "../../../tests/support/memory-store";
import { rejection } from "../../../tests/support/rows";
import { createHealth, type Readiness } from "../observability/health";
import { stopGracefully, trackUnused } from "./serving";

const open: (() => Promise<void>)[] = [];

/** A process with its health URLs, and requests that the test ends. */
async function running() {
  const readiness: Readiness = { isStopping: false };
  const serveHealth = createHealth(readiness, createMemoryStore());
  const waiting: ServerResponse[] = [];
  const server = createServer((incoming, outgoing) => {
    if (!serveHealth(incoming, outgoing)) waiting.push(outgoing);
  });
  const closeUnused = trackUnused(server);
  const url = `http://127.0.0.1:${await listen(server)}`;
  open.push(() => close(server));
  const health = async (path: string) => {
    const answer = await fetch(url + path);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    return { code: answer.status, ...((await answer.json()) as object) };
  };
  const arrives = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  const stop = (drainSeconds: number, graceSeconds: number, work = async () => {}) =>
    stopGracefully(server, readiness, closeUnused, work, { drainSeconds, graceSeconds });
  return { server, url, readiness, waiting, health, arrives, stop };
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((end) => end()));
});

describe("stopping", () => {
  it("is not ready first, still answers while it drains, then ends what is in flight", async () => {
    const { server, url, health, waiting, arrives, stop } = await running();
    const slow = fetch(`${url}/slow`);
    await arrives(1);
    const stopped = stop(1, 10);
    expect(await health("/readyz")).toEqual({ code: 503, status: "stopping" });
    expect(await health("/healthz")).toMatchObject({ code: 200 });
    while (server.listening) await new Promise((resolve) => setImmediate(resolve));
    waiting[0]?.end("done");
    expect(await (await slow).text()).toBe("done");
    expect(await stopped).toBe(true);
    expect(await rejection(fetch(url))).toBeInstanceOf(TypeError);
  });

  it("waits for work that nobody waits for any more, within the grace", async () => {
    const { stop } = await running();
    let end = () => {};
    const work = new Promise<void>((resolve) => {
      end = resolve;
    });
    const stopped = stop(0, 10, () => work);
    expect(await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, 100, "waits"))])).toBe(
      "waits",
    );
    end();
    expect(await stopped).toBe(true);
    const other = await running();
    expect(await other.stop(0, 0.1, () => new Promise(() => {}))).toBe(false);
  });

  it("does not wait for connections that were made in advance and never used", async () => {
    const { server, stop } = await running();
    const { port } = server.address() as AddressInfo;
    const unused = connect(port, "127.0.0.1");
    const closed = once(unused, "close");
    await once(server, "connection");
    const startedAt = performance.now();
    expect(await stop(0, 30)).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    await closed;
  });

  it("does not wait for ever: after the grace the connections are cut, and it says that it had to", async () => {
    const { url, arrives, stop } = await running();
    const stuck = rejection(fetch(`${url}/stuck`));
    await arrives(1);
    expect(await stop(0, 0.2)).toBe(false);
    expect(await stuck).toBeInstanceOf(TypeError);
  });
});
