import { connect as connectHttp2 } from "node:http2";
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
/** Of one connection: both proxies take at least so many at once. */
const STREAMS = 100;
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

/** Forms that are never ended, so many on each of a few HTTP/2 connections. */
export async function startStreamFlood(
  { ports }: RunningProxy,
  { ca, count, localAddress }: Omit<FloodPlan, "kind" | "comesAgain">,
): Promise<Flood> {
  const place = { ca, servername: NAME, localAddress };
  const sessions = Array.from({ length: Math.ceil(count / STREAMS) }, () =>
    connectHttp2(`https://127.0.0.1:${ports.https}`, place).on("error", () => undefined),
  );
  const held = new Set<object>();
  const open = () => sessions.filter(({ destroyed }) => !destroyed).length * STREAMS;
  for (const session of sessions) {
    for (let begun = 0; begun < STREAMS; begun++) {
      const form = session.request(
        {
          ...{ ":method": "POST", ":path": "/login", ":authority": NAME },
          ...{ "content-type": "application/x-www-form-urlencoded", "content-length": "10000" },
        },
        { endStream: false },
      );
      const isOver = () => held.delete(form);
      held.add(form);
      form.on("response", isOver).on("close", isOver).on("error", isOver).resume();
      form.write("a");
    }
  }
  await Promise.all(
    sessions.map(
      (session) => new Promise((resolve) => session.once("connect", resolve).once("close", resolve)),
    ),
  );
  return {
    open,
    held: () => held.size,
    stop: () => sessions.forEach((session) => void session.destroy()),
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
