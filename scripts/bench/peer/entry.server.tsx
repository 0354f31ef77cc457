import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";

const ABORT_MS = 5_000;

/** Remix's own template without its second branch for robots. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let statusNow = status;
    const body = new PassThrough();
    const page = <RemixServer context={remixContext} url={request.url} abortDelay={ABORT_MS} />;
    const { pipe, abort } = renderToPipeableStream(page, {
      onShellReady() {
        headers.set("content-type", "text/html; charset=utf-8");
        resolve(new Response(createReadableStreamFromReadable(body), { status: statusNow, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        statusNow = 500;
        process.stderr.write(`peer: ${String(error)}\n`);
      },
    });
    const tooLong = setTimeout(abort, ABORT_MS + 1_000).unref();
    body.once("close", () => clearTimeout(tooLong));
  });
}
