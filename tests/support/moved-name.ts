import dns from "node:dns";
import { onTestFinished, vi } from "vitest";

export interface MovedName {
  /** An URL with the name, for a server that listens on the port at each of its addresses. */
  url(port: number): string;
  /** From now on it is found there. */
  moveTo(...addresses: string[]): void;
  /** What it is connected to answers so much later: nothing is heard of the connection until then. */
  beFar(ms: number): void;
}

/** A name that the system finds at these addresses, for this test. */
export function movedName(...addresses: string[]): MovedName {
  const name = "operator.test";
  let found = addresses;
  let farMs = 0;
  const lookup = dns.lookup;
  const answer = (host: string, options: dns.LookupOptions, done: (...args: unknown[]) => void) => {
    if (host !== name) return lookup(host, options, done);
    const all = found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    setImmediate(() => {
      if (options.all) done(null, all);
      else done(null, all[0]?.address, all[0]?.family);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, farMs);
    });
  };
  const spied = vi.spyOn(dns, "lookup").mockImplementation(answer as typeof dns.lookup);
  onTestFinished(() => spied.mockRestore());
  return {
    url: (port) => `http://${name}:${port}`,
    moveTo(...addresses) {
      found = addresses;
    },
    beFar(ms) {
      farMs = ms;
    },
  };
}
