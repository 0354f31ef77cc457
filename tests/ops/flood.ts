import { connect, type TLSSocket } from "node:tls";
import { NAME } from "../deploy/certificate";
import type { RunningProxy } from "../deploy/proxy-process";

/** What each connection of a flood does: nothing; a form of which a byte comes now and then; pages that it never reads. */
export type FloodKind = "idle" | "bodies" | "readers";

/** Connections of one address. */
export interface Flood {
  /** How many are open. */
  open(): number;
  /** How many of these no answer has come to. */
  held(): number;
  stop(): void;
}

const AT_ONCE = 50;
const DRIP_MS = 5_000;
const COMES_AGAIN_MS = 1_000;
const FORM = `POST /login HTTP/1.1\r\nHost: ${NAME}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\n`;
/** More than what stands between a replica and its client keeps for it. */
const PAGES = `GET /login HTTP/1.1\r\nHost: ${NAME}\r\nAccept: text/html\r\n\r\n`.repeat(20);
const said: Record<FloodKind, string> = { idle: "", bodies: FORM, readers: PAGES };

/** Opens so many; `comesAgain`: whoever is cut off is there again after a second. */
export async function startFlood(
  { ports }: RunningProxy,
  { kind, ca, count, localAddress, comesAgain = false }: FloodPlan,
): Promise<Flood> {
  const sockets = new Set<TLSSocket>();
  const answered = new Set<TLSSocket>();
  const place = { host: "127.0.0.1", port: ports.https, servername: NAME, ca, localAddress };
  let isOver = false;

  function begin(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(place, () => {
        sockets.add(socket);
        socket.write(said[kind]);
        if (kind === "readers") socket.pause();
        else socket.once("data", () => answered.add(socket)).resume();
        resolve();
      });
      socket.on("error", () => undefined);
      socket.once("close", () => {
        sockets.delete(socket);
        answered.delete(socket);
        if (comesAgain && !isOver) setTimeout(() => void begin(), COMES_AGAIN_MS);
        resolve();
      });
    });
  }

  for (let begun = 0; begun < count; begun += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - begun) }, begin));
  }
  const dripping = setInterval(() => {
    if (kind === "bodies") for (const socket of sockets) socket.write("a");
  }, DRIP_MS);
  return {
    open: () => sockets.size,
    held: () => sockets.size - answered.size,
    stop() {
      isOver = true;
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    },
  };
}

interface FloodPlan {
  kind: FloodKind;
  /** Whom to trust: the proxy's authority. */
  ca: string;
  count: number;
  /** Where it comes from. */
  localAddress: string;
  comesAgain?: boolean;
}
