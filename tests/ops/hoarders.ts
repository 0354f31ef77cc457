import { connect, type TLSSocket } from "node:tls";
import { NAME } from "../deploy/certificate";
import type { RunningProxy } from "../deploy/proxy-process";

/** Connections of one address that begin a form and never end it. */
export interface Hoarders {
  /** How many are open. */
  open(): number;
  /** How many of these no answer has come to. */
  held(): number;
  stop(): void;
}

const AT_ONCE = 50;
const DRIP_MS = 5_000;
const FORM = `POST /login HTTP/1.1\r\nHost: ${NAME}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\n`;

/** Opens so many, and sends each a byte of its form every five seconds. */
export async function startHoarders(
  { ports }: RunningProxy,
  ca: string,
  count: number,
  localAddress: string,
): Promise<Hoarders> {
  const sockets = new Set<TLSSocket>();
  const answered = new Set<TLSSocket>();
  const place = { host: "127.0.0.1", port: ports.https, servername: NAME, ca, localAddress };

  function begin(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(place, () => {
        sockets.add(socket);
        socket.write(FORM);
        resolve();
      });
      socket.once("data", () => answered.add(socket)).resume();
      socket.on("error", () => undefined);
      socket.once("close", () => {
        sockets.delete(socket);
        answered.delete(socket);
        resolve();
      });
    });
  }

  for (let begun = 0; begun < count; begun += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - begun) }, begin));
  }
  const dripping = setInterval(() => {
    for (const socket of sockets) socket.write("a");
  }, DRIP_MS);
  return {
    open: () => sockets.size,
    held: () => sockets.size - answered.size,
    stop() {
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    },
  };
}
