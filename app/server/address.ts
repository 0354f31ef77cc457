import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * The member's own address: the connection's, or behind `hops` proxies of ours the entry that the outermost of them
 * wrote. Entries further left were sent by the client and are never believed.
 */
export function memberAddress(request: IncomingMessage, hops: number): string {
  const connected = plain(request.socket.remoteAddress ?? "");
  if (hops === 0) return connected;
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const chain = [...forwarded.map((part) => part.trim()).filter(Boolean), connected];
  const candidate = plain(chain[Math.max(0, chain.length - 1 - hops)] ?? "");
  return isIP(candidate) ? candidate : connected;
}

/** Without the port that some proxies write too; IPv4 in IPv6's clothes as IPv4. */
function plain(written: string): string {
  const [, inBrackets, beforePort] = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(written) ?? [];
  const address = inBrackets ?? beforePort ?? written;
  return /^::ffff:(?=.*\.)/i.test(address) ? address.slice(7) : address;
}
