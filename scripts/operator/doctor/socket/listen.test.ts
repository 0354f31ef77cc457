import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { brandWith } from "../../../../tests/support/brand-with";
import { visitOf } from "../../../../tests/support/doctor-visit";
import { listen } from "./listen";

/** A chat that nobody can join; keeps the Origin of who tried. */
const origins: (string | undefined)[] = [];
const server = createServer();
for (const event of ["request", "upgrade"]) {
  server.on(event, ({ headers, socket }) => {
    origins.push(headers.origin);
    socket.destroy();
  });
}
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it.each(["socket.io", "websocket"] as const)(
  "goes to the chat as the wallet's page does: %s",
  async (transport) => {
    origins.length = 0;
    const origin = "https://wallet.example";
    const pace = { timeoutMs: 60_000, slowMs: 1, settleMs: 1 };
    const brand = brandWith({ chat: { transport } });
    const line = listen(visitOf({}, brand, url, { origin, pace }).target, "room");
    await line.ready;
    expect(await line.close()).toMatchObject({ isOpen: false });
    expect(new Set(origins)).toEqual(new Set([origin]));
  },
);
