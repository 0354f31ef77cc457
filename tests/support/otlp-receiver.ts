import type { RequestListener } from "node:http";
import { createServer } from "node:http";
import * as z from "zod";
import { close, listen } from "./local-server";

const Value = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.string(), z.number()]).optional(),
  boolValue: z.boolean().optional(),
});
const Facts = z
  .array(z.object({ key: z.string(), value: Value }))
  .transform((all) =>
    Object.fromEntries(
      all.map(({ key, value: { stringValue, intValue, boolValue } }) => [
        key,
        stringValue ?? boolValue ?? Number(intValue),
      ]),
    ),
  );
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes: Facts,
  events: z.array(z.unknown()).default([]),
  status: z.object({ code: z.number().optional(), message: z.string().optional() }),
});
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Facts }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

export type ReceivedSpan = z.output<typeof Span>;

/** A collector for OTLP/HTTP with JSON, which keeps what it is sent. */
export interface OtlpReceiver {
  url: string;
  /** The bodies as they came, and the headers with them. */
  bodies: string[];
  headers: string[];
  spans: ReceivedSpan[];
  resources: Record<string, unknown>[];
  close(): Promise<void>;
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const [bodies, headers]: [string[], string[]] = [[], []];
  const spans: ReceivedSpan[] = [];
  const resources: Record<string, unknown>[] = [];
  const take: RequestListener = async (incoming, outgoing) => {
    let body = "";
    for await (const chunk of incoming.setEncoding("utf8")) body += chunk;
    if (incoming.url !== "/v1/traces") return void outgoing.writeHead(404).end();
    bodies.push(body);
    headers.push(JSON.stringify(incoming.headers));
    for (const { resource, scopeSpans } of Export.parse(JSON.parse(body)).resourceSpans) {
      resources.push(resource.attributes);
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    outgoing.writeHead(200, { "content-type": "application/json" }).end("{}");
  };
  const server = createServer(take);
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, bodies, headers, spans, resources, close: () => close(server) };
}
