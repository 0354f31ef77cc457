import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { close, listen } from "./local-server";

/** A form that was received completely. */
export interface Received {
  url: string;
  headers: IncomingMessage["headers"];
  fields: Record<string, string>;
  file: { field: string; name: string; type: string; size: number; sha256: string };
}

export interface UploadSink {
  url: string;
  received: Received[];
  /** Requests whose sender disconnected before their end. */
  brokenOff(): number;
  close(): Promise<void>;
}

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * An operator that accepts uploads and keeps only their figures. `early` responds before the form is read; if it
 * returns `true`, nothing more is read.
 */
export async function startUploadSink(
  answer: Answer,
  early?: (...args: Parameters<Answer>) => boolean,
): Promise<UploadSink> {
  const received: Received[] = [];
  let brokenOff = 0;
  const server = createServer(async (incoming, outgoing) => {
    if (early?.(incoming, outgoing)) return;
    const form = await receive(incoming);
    if (form === null) brokenOff += 1;
    else {
      received.push(form);
      answer(incoming, outgoing);
    }
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    brokenOff: () => brokenOff,
    close: () => close(server),
  };
}

function receive(incoming: IncomingMessage): Promise<Received | null> {
  const fields: Record<string, string> = {};
  let file: Received["file"] | undefined;
  return new Promise((resolve) => {
    const { url = "", headers } = incoming;
    const form = new Busboy({ headers: headers as BusboyHeaders });
    form.on("field", (name, value) => {
      fields[name] = value;
    });
    form.on("file", (field, stream, name, _, type) => {
      const hash = createHash("sha256");
      let size = 0;
      stream.on("error", () => resolve(null));
      stream.on("data", (chunk: Buffer) => {
        size += chunk.length;
        hash.update(chunk);
      });
      stream.on("end", () => {
        file = { field, name, type, size, sha256: hash.digest("hex") };
      });
    });
    form.on("error", () => resolve(null));
    form.on("finish", () => resolve(file && incoming.complete ? { url, headers, fields, file } : null));
    incoming.on("error", () => resolve(null));
    incoming.pipe(form);
  });
}
