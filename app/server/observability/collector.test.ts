import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { close, listen } from "../../../tests/support/local-server";
import { collectorExporter } from "./create-telemetry";

/** An exporter, and the collector that it sends to. */
async function stage(answer: RequestListener, timeoutMs: number) {
  const server = createServer(answer);
  const url = `http://127.0.0.1:${await listen(server)}/v1/traces`;
  onTestFinished(() => close(server));
  const counts = { sent: 0, crowdedOut: 0, undelivered: 0 };
  const exporter = collectorExporter({ url, headers: {}, timeoutMs }, counts);
  const send = () => new Promise<number>((resolve) => exporter.export([], ({ code }) => resolve(code)));
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return { server, send, connections };
}

it("keeps one connection to a collector that answers", async () => {
  const { server, send } = await stage((_, outgoing) => void outgoing.end("{}"), 10_000);
  let made = 0;
  server.on("connection", () => made++);
  for (let batch = 0; batch < 3; batch++) expect(await send()).toBe(0);
  expect(made).toBe(1);
});

it("keeps none to one that answers without end, and none from batch to batch", async () => {
  const { server, send, connections } = await stage((_, outgoing) => {
    const drip = setInterval(() => outgoing.write(" "), 10);
    outgoing.once("close", () => clearInterval(drip));
  }, 300);
  for (let batch = 0; batch < 3; batch++) {
    const taken = once(server, "request");
    const sent = send();
    await taken;
    expect(await sent).toBe(1);
    await expect.poll(connections).toBe(0);
  }
});
