import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Env } from "schemas/env";

/**
 * Addresses that the internet cannot reach: loopback, link-local, and private networks, also of carriers and clouds.
 */
const PRIVATE = [
  ...["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10"],
  ...["::1/128", "fc00::/7", "fe80::/10"],
];

type ProxySettings = Pick<Env, "trustedProxyHops" | "trustedProxies">;

/**
 * Reads the client's IP address: the connection's, or the one that a trusted proxy reports. Goes back at most
 * `trustedProxyHops` steps in X-Forwarded-For, and only from addresses of trusted proxies, so that a value sent by the
 * client is never trusted, even if there are fewer proxies than the environment says.
 */
export function createMemberAddress({ trustedProxyHops, trustedProxies }: ProxySettings) {
  const isProxy = proxiesOf(trustedProxies);

  return ({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string => {
    let address = plain(socket.remoteAddress ?? "");
    const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
    const chain = forwarded.map((part) => part.trim()).filter(Boolean);
    for (let hop = 0; hop < trustedProxyHops && isProxy(address); hop++) {
      const before = plain(chain.pop() ?? "");
      if (!isIP(before)) return address;
      address = before;
    }
    return address;
  };
}

/** Whether the connection comes from a trusted proxy, so that the headers are the proxy's and not the client's. */
export function createTrustedPeer({ trustedProxyHops, trustedProxies }: ProxySettings) {
  const isProxy = proxiesOf(trustedProxies);
  return ({ socket }: Pick<IncomingMessage, "socket">): boolean =>
    trustedProxyHops > 0 && isProxy(plain(socket.remoteAddress ?? ""));
}

function proxiesOf(trustedProxies: ProxySettings["trustedProxies"]): (address: string) => boolean {
  const proxies = listOf(trustedProxies.flatMap((named) => (named === "private" ? PRIVATE : [named])));
  return (address) => proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Without the port that some proxies add; IPv4-mapped IPv6 addresses become IPv4. */
function plain(written: string): string {
  const [, inBrackets, beforePort] = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(written) ?? [];
  const address = inBrackets ?? beforePort ?? written;
  return /^::ffff:(?=.*\.)/i.test(address) ? address.slice(7) : address;
}
