import { once } from "node:events";
import { connect, type IncomingHttpHeaders } from "node:http2";
import { NAME } from "./certificate";
import type { RunningProxy } from "./proxy-process";

export interface Http2Answer {
  headers: IncomingHttpHeaders;
  /** As it came, packed or not. */
  body: Buffer;
}

/** Asks through a proxy over HTTP/2. */
export async function getByHttp2(
  { ports }: Pick<RunningProxy, "ports">,
  ca: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Http2Answer> {
  const session = connect(`https://127.0.0.1:${ports.https}`, { ca, servername: NAME });
  const stream = session.request({ ":path": path, ":authority": NAME, ...headers });
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const [answer] = (await once(stream, "response")) as [IncomingHttpHeaders];
  if (!stream.readableEnded) await once(stream, "end");
  // A server may take HTTP/2 that it has not offered; browsers only speak it where it is offered.
  if (session.alpnProtocol !== "h2") throw new Error(`it offers ${session.alpnProtocol}`);
  session.close();
  return { headers: answer, body: Buffer.concat(chunks) };
}
