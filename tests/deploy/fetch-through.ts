import { Agent, buildConnector, fetch as fetchBy } from "undici";

/** `fetch` that reaches every https address at this port of the machine, from one of its addresses. */
export function fetchThrough(port: number, ca: string, from = "127.0.0.1"): typeof fetch {
  const connect = buildConnector({ ca });
  const here = { hostname: from.includes(":") ? from : "127.0.0.1", port: String(port), localAddress: from };
  const dispatcher = new Agent({
    connect: (options, done) => connect({ ...options, ...here, servername: options.hostname }, done),
  });
  const ask = (url: string, init: object) => fetchBy(url, { ...init, dispatcher });
  return ask as unknown as typeof fetch;
}
