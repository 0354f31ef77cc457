import type { Server } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";

/** Makes a server listen and resolves to its port. Rejects if it cannot. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Where a server listens, whatever members type. */
export function socketAddress(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
