import { brotliDecompressSync } from "node:zlib";
import { Client, type Dispatcher } from "undici";
import { NAME } from "../deploy/certificate";
import { wholeAnswer } from "../soak/watched-visitor";

/** An answer as it came, before it is unpacked. */
export interface Arrived {
  status: number;
  requestId: string;
  /** Of its header and its body. */
  bytes: number;
}

/** Sends a request, and is told what came of it. */
export type Watch = (
  method: string,
  path: string,
  send: (arrived: (answer: Arrived) => void) => Promise<Response>,
) => Promise<Response>;

interface Way {
  /** The proxy's port on this machine, and what vouches for it. */
  port: number;
  ca: string;
  /** Which of the machine's addresses it comes from. */
  from: string;
}

/** nginx ends what has been idle for a minute. */
const IDLE_MS = 50_000;
const PATIENCE_MS = 60_000;

/** `fetch` of one browser: one connection of its own, over TLS, which takes brotli. */
export function browserOf({ port, ca, from }: Way, watch: Watch) {
  const client = new Client(`https://127.0.0.1:${port}`, {
    connect: { ca, servername: NAME, localAddress: from },
    keepAliveTimeout: IDLE_MS,
    headersTimeout: PATIENCE_MS,
    bodyTimeout: PATIENCE_MS,
  });
  const ask = (address: string, { method = "GET", headers = {}, body }: RequestInit) => {
    const { pathname, search } = new URL(address);
    const isForm = body instanceof URLSearchParams;
    return watch(method, pathname, async (arrived) => {
      const answer = await client.request({
        ...{ method: method as Dispatcher.HttpMethod, path: pathname + search },
        headers: {
          ...(headers as Record<string, string>),
          ...(isForm && { "content-type": "application/x-www-form-urlencoded" }),
          ...{ host: NAME, "accept-encoding": "br", accept: "text/html" },
        },
        ...(isForm && { body: String(body) }),
      });
      const packed = Buffer.from(await answer.body.arrayBuffer());
      const [lines, size] = headersOf(answer);
      arrived({
        ...{ status: answer.statusCode, requestId: lines.get("x-request-id") ?? "" },
        bytes: size + packed.length,
      });
      const isPacked = lines.get("content-encoding") === "br";
      const whole = isPacked ? brotliDecompressSync(packed) : packed;
      return wholeAnswer(
        new Response(null, { status: answer.statusCode, headers: lines }),
        new Uint8Array(whole).buffer,
      );
    });
  };
  return { ask: ask as typeof fetch, close: () => client.close() };
}

/** The answer's header, and about how long it is: `name: value` and the line's end, of each. */
function headersOf({ headers }: Dispatcher.ResponseData): [Headers, number] {
  const pairs = Object.entries(headers).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  );
  return [new Headers(pairs), pairs.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)];
}
