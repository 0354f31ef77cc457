import { randomInt } from "node:crypto";
import { portOrAny } from "../../scripts/bootstrap/ports";

/** Below the ports that systems give to outgoing connections (from 32,768 on Linux, 49,152 elsewhere). */
const PORTS = { from: 20_000, to: 32_000 };

/**
 * A port that was free a moment ago, for a program that is to come back on the same one. The system gives it to nobody
 * in between, as it would one of those that it chooses from itself.
 */
export async function freePort(): Promise<number> {
  const port = await portOrAny(randomInt(PORTS.from, PORTS.to));
  return port === 0 ? freePort() : port;
}
