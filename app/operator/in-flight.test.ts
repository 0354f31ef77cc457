import { endpoints } from "schemas/contract";
import { describe, expect, it } from "vitest";
import { startLocalServer } from "../../tests/support/local-server";
import { rejection, rowOf } from "../../tests/support/rows";
import { Overloaded } from "./error";
import { createInFlight, guestKey } from "./in-flight.server";
import { createTransport } from "./transport.server";

const limits = { inAll: 10, perEndpoint: 6, perMember: 3 };

/** The number of calls admitted before one is refused. */
function entered(enter: () => unknown): number {
  for (let count = 0; ; count++) {
    try {
      enter();
    } catch (error) {
      expect(error).toBeInstanceOf(Overloaded);
      return count;
    }
  }
}

describe("calls in flight", () => {
  it("are so many for one member, and others are not touched by that", () => {
    const inFlight = createInFlight(limits);
    expect(entered(() => inFlight.enter("wallet.get", "mali"))).toBe(3);
    expect(entered(() => inFlight.enter("account.profile", "mali"))).toBe(0);
    expect(entered(() => inFlight.enter("account.profile", "somchai"))).toBe(3);
  });

  it("are so many for one endpoint, whoever asks; other endpoints go on, up to the whole house's number", () => {
    const inFlight = createInFlight(limits);
    let member = 0;
    const next = () => String(member++);
    expect(entered(() => inFlight.enter("wallet.get", next()))).toBe(6);
    expect(entered(() => inFlight.enter("lookup.info", undefined))).toBe(4);
  });

  it("of the chat are together as many as for one endpoint, so a chat that hangs leaves room for all else", () => {
    const inFlight = createInFlight(limits);
    const chat = endpoints.map(({ name }) => name).filter((name) => name.startsWith("chat."));
    expect(chat.length).toBeGreaterThan(1);
    const leaves: (() => void)[] = [];
    let count = 0;
    const next = () => leaves.push(inFlight.enter(chat[count++ % chat.length] ?? "chat.history", `${count}`));
    expect(entered(next)).toBe(6);
    for (const name of chat) expect(entered(() => inFlight.enter(name, "mali"))).toBe(0);
    expect(entered(() => inFlight.enter("account.login", undefined))).toBe(4);
    for (const leave of leaves) leave();
    expect(entered(() => inFlight.enter("wallet.transfer", "mali"))).toBe(3);
  });

  it("of guests in the chat are together at most a quarter of it, and half of that from one address", () => {
    const inFlight = createInFlight({ inAll: 40, perEndpoint: 16, perMember: 16 });
    const guest = (address: string) => () => inFlight.enter("chat.uploadVideo", guestKey(address));
    expect(entered(guest("2001:db8::1"))).toBe(2);
    expect(entered(guest("2001:db8::2"))).toBe(0);
    expect(entered(guest("203.0.113.7"))).toBe(2);
    expect(entered(guest("203.0.113.8"))).toBe(0);
    expect(entered(() => inFlight.enter("account.login", guestKey("203.0.113.7")))).toBe(16);
    expect(entered(() => inFlight.enter("chat.sendMessage", "mali"))).toBe(12);
  });

  it("of guests in the chat leave room again when they are over", () => {
    const inFlight = createInFlight({ inAll: 40, perEndpoint: 4, perMember: 4 });
    const leave = inFlight.enter("chat.sendMessage", guestKey("203.0.113.7"));
    expect(entered(() => inFlight.enter("chat.sendMessage", guestKey("203.0.113.8")))).toBe(0);
    leave();
    expect(entered(() => inFlight.enter("chat.sendMessage", guestKey("203.0.113.8")))).toBe(1);
  });

  it("leave room again when they are over, and one that was shed took none", () => {
    const inFlight = createInFlight(limits);
    const leaves = [1, 2, 3].map(() => inFlight.enter("wallet.get", "mali"));
    expect(entered(() => inFlight.enter("wallet.get", "mali"))).toBe(0);
    for (const leave of leaves) leave();
    expect(entered(() => inFlight.enter("wallet.get", "mali"))).toBe(3);
  });

  it("that are shed are not sent, and the next one is once a call has ended, well or badly", async () => {
    const server = await startLocalServer((_, outgoing) => outgoing.destroy());
    const transport = createTransport(server.url, { inAll: 9, perEndpoint: 9, perMember: 1 });
    const call = { path: "/", headers: {}, timeoutMs: 5_000, countedFor: "mali" };
    const money = rowOf("wallet.transfer");
    const [first, second] = [transport.send(money, call), transport.send(money, call)].map(rejection);
    expect(await second).toMatchObject({ name: "Overloaded", reached: "not-sent", wasTried: false });
    expect(await first).toMatchObject({ reached: "unknown" });
    expect(server.heard).toHaveLength(1);
    expect(await rejection(transport.send(money, call))).toMatchObject({ reached: "unknown" });
    await transport.close();
    await server.close();
  });
});
