import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemberAddress, createTrustedPeer } from "./address";

const memberAddress = (incoming: IncomingMessage, trustedProxyHops: number, trustedProxies = ["private"]) =>
  createMemberAddress({ trustedProxyHops, trustedProxies })(incoming);

function heard(forwarded: string | string[] | undefined, connected: string | undefined = "10.0.0.1") {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return { headers, socket: { remoteAddress: connected } } as unknown as IncomingMessage;
}

describe("the member's address", () => {
  it("is the connection's where no proxy of ours stands in front, whatever the request says", () => {
    expect(memberAddress(heard(undefined), 0)).toBe("10.0.0.1");
    expect(memberAddress(heard("203.0.113.7"), 0)).toBe("10.0.0.1");
  });

  it.each([
    [1, "203.0.113.7", "203.0.113.7"],
    [1, "6.6.6.6, 203.0.113.7", "203.0.113.7"],
    [2, "203.0.113.7, 10.0.0.2", "203.0.113.7"],
    [2, "6.6.6.6, 7.7.7.7, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
    [3, "6.6.6.6,203.0.113.7,10.0.0.3,10.0.0.2", "203.0.113.7"],
    [1, "2001:db8::7", "2001:db8::7"],
    [1, "203.0.113.7:5678", "203.0.113.7"],
    [1, "[2001:db8::7]:443", "2001:db8::7"],
    [1, "[2001:db8::7]", "2001:db8::7"],
    [1, "[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ])("behind %i proxies of ours with %j is what the outermost of them wrote", (hops, forwarded, address) => {
    expect(memberAddress(heard(forwarded), hops)).toBe(address);
  });

  it("is read from several headers as from one", () => {
    expect(memberAddress(heard(["6.6.6.6", "203.0.113.7"]), 1)).toBe("203.0.113.7");
  });

  it("is the connection's when the proxies wrote nothing, or no address", () => {
    for (const forwarded of [
      undefined,
      "",
      " , ",
      "unknown",
      "_hidden",
      "203.0.113.7:http",
      "203.0.113:80",
      "[203.0.113.7",
      "1.2.3",
      "<script>",
    ]) {
      expect(memberAddress(heard(forwarded), 1)).toBe("10.0.0.1");
    }
  });

  it("is IPv4 also when it comes in IPv6's clothes", () => {
    expect(memberAddress(heard(undefined, "::ffff:203.0.113.7"), 0)).toBe("203.0.113.7");
    expect(memberAddress(heard("::ffff:203.0.113.7"), 1)).toBe("203.0.113.7");
    expect(memberAddress(heard("::FFFF:203.0.113.7"), 1)).toBe("203.0.113.7");
  });

  it("is nothing on a connection that is gone already", () => {
    const gone = { headers: {}, socket: {} } as unknown as IncomingMessage;
    expect(memberAddress(gone, 0)).toBe("");
  });

  it("cannot be chosen by a member: what they send stands left of what our proxies wrote", () => {
    const forged = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 5 });
    fc.assert(
      fc.property(forged, fc.integer({ min: 1, max: 3 }), (entries, hops) => {
        const proxies = ["10.0.0.3", "10.0.0.2"].slice(3 - hops);
        const forwarded = [...entries, "203.0.113.7", ...proxies].join(", ");
        expect(memberAddress(heard(forwarded), hops)).toBe("203.0.113.7");
      }),
    );
  });

  it("cannot be chosen either where fewer proxies stand in front than the environment says", () => {
    const forged = fc.array(fc.oneof(fc.ipV4(), fc.ipV6()), { maxLength: 5 });
    fc.assert(
      fc.property(forged, fc.integer({ min: 1, max: 10 }), (entries, hops) => {
        const behindOne = heard([...entries, "203.0.113.7"].join(", "));
        expect(memberAddress(behindOne, hops)).toBe("203.0.113.7");
        expect(memberAddress(heard(entries.join(", "), "203.0.113.7"), hops)).toBe("203.0.113.7");
      }),
    );
  });

  it.each([
    ["198.51.100.1", "198.51.100.1"],
    ["private,198.51.100.0/24", "198.51.100.1"],
    ["2001:db8:1::/48", "2001:db8:1::7"],
    ["2001:db8::1", "2001:db8::1"],
  ])("is believed to a public proxy that the environment names: %s", (named, connected) => {
    const incoming = heard("203.0.113.7", connected);
    expect(memberAddress(incoming, 1, named.split(","))).toBe("203.0.113.7");
    expect(memberAddress(incoming, 1)).toBe(connected);
  });

  it("is an address or the connection's, for anything that is sent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat({ max: 10 }), (forwarded, hops) => {
        expect(isIP(memberAddress(heard(forwarded), hops))).not.toBe(0);
      }),
    );
  });
});

it.each([
  ["no proxy stands in front", 0, "10.0.0.1", ["private"], false],
  ["a private address is a proxy's", 1, "10.0.0.1", ["private"], true],
  ["so is an IPv4 address in IPv6's clothes", 1, "::ffff:10.0.0.1", ["private"], true],
  ["a public address is not", 1, "203.0.113.7", ["private"], false],
  ["unless the environment names it", 1, "203.0.113.7", ["203.0.113.0/24"], true],
])(
  "a peer's headers are believed where it is a proxy of ours: %s",
  (_, trustedProxyHops, address, trustedProxies, is) => {
    const isTrusted = createTrustedPeer({ trustedProxyHops, trustedProxies });
    expect(isTrusted(heard("203.0.113.9", address))).toBe(is);
  },
);
