import { connect } from "node:tls";
import { NAME } from "./certificate";
import type { RunningProxy } from "./proxy-process";

/** Sends a part of a request and no more. Resolves with the seconds after which the proxy has hung up. */
export function beSlow({ ports }: RunningProxy, ca: string, part: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port: ports.https, servername: NAME, ca }, () => {
      const startedAt = performance.now();
      socket.once("close", () => resolve((performance.now() - startedAt) / 1000));
      socket.write(part);
      socket.resume();
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET") reject(error);
    });
  });
}
