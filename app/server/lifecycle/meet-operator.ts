import { connect, isIP } from "node:net";
import { connect as connectTls } from "node:tls";
import { connecting } from "~/operator/connecting.server";
import { errorKind, type Log } from "../observability/log";

/**
 * Connects to the operator's API once. Says it if that fails: otherwise
 * nobody would hear of it before the first member.
 */
export function meetOperator(apiUrl: string, log: Pick<Log, "warn">): void {
  const { protocol, hostname, port, origin } = new URL(apiUrl);
  const host = hostname.replace(/^\[|\]$/g, "");
  const isTls = protocol === "https:";
  const place = {
    host,
    port: Number(port) || (isTls ? 443 : 80),
    autoSelectFamilyAttemptTimeout: connecting.autoSelectFamilyAttemptTimeout,
  };
  const socket = isTls ? connectTls({ ...place, servername: isIP(host) ? "" : host }) : connect(place);
  const away = (error: unknown) =>
    log.warn("the operator's API cannot be reached", { url: origin, error: errorKind(error) });
  socket.once(isTls ? "secureConnect" : "connect", () => socket.destroy());
  socket.once("error", away);
  socket.setTimeout(connecting.timeout, () =>
    socket.destroy(new DOMException("no connection in time", "TimeoutError")),
  );
}
