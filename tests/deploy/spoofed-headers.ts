import { expect } from "vitest";
import type { LocalServer } from "../support/local-server";
import { NAME } from "./certificate";
import type { RunningProxy } from "./proxy-process";

/** What a stranger may write although only a proxy may say it; and what is theirs to say. */
const WRITTEN = {
  "x-forwarded-for": "198.51.100.1, 203.0.113.7",
  "x-forwarded-proto": "http",
  "x-forwarded-host": "evil.example",
  forwarded: "for=203.0.113.7",
  traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
  tracestate: "a=1",
  baggage: "a=1",
  "accept-encoding": "gzip, br",
  "x-one": "1",
};

/** What a request has when it arrives behind the proxy, with none of the stranger's words about themselves. */
const arrives = {
  "x-forwarded-proto": "https",
  "x-forwarded-host": undefined,
  forwarded: undefined,
  traceparent: undefined,
  tracestate: undefined,
  baggage: undefined,
  "x-one": "1",
};

interface Way {
  path: string;
  /** Where it leads. */
  servers: readonly LocalServer[];
  /** The address it comes from, and that by which the wallet knows who asks. */
  from?: string | undefined;
  address?: string;
  /** Headers that are this way's own. */
  own?: Record<string, unknown>;
}

/** What a stranger writes about themselves arrives nowhere behind the proxy. */
export async function expectNoSpoofedHeaders(proxy: RunningProxy, way: Way): Promise<void> {
  const { path, servers, from = "127.0.0.1", address = from, own = {} } = way;
  const stranger = proxy.visitor(from);
  stranger.remember("__Host-session", "1");
  await (await stranger.get(path, WRITTEN)).text();
  const heard = servers.flatMap((server) => server.heard).findLast(({ url }) => url === path);
  const usual = { host: NAME, cookie: "__Host-session=1", "x-forwarded-for": address };
  const expected = { ...arrives, ...usual, ...own };
  const names = Object.keys(expected);
  expect({ path, ...pick(heard?.headers ?? {}, names) }).toEqual({ path, ...expected });
}

function pick(headers: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
}
