import type { IncomingMessage, ServerResponse } from "node:http";
import { settleDue } from "../cashier/settle-due";
import { serveUpload, UPLOADS } from "../chat/serve-upload";
import { isControlPath, serveControl } from "../control/serve-control";
import { isDeskPath, serveDesk } from "../desk/serve-desk";
import { sendJson, sendText } from "../http/answer";
import type { Sandbox } from "../state/sandbox";
import { serveCall } from "./serve-call";
import { serveSite } from "./serve-site";

function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?")[0] ?? "/";
}

async function dispatch(sandbox: Sandbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = pathOf(request);
  settleDue(sandbox);
  if (isDeskPath(path)) return serveDesk(sandbox, request, response);
  if (isControlPath(path)) return serveControl(sandbox, request, response);
  if (path.startsWith("/api/") || path === "/api") return serveCall(sandbox, request, response, path);
  if (path.startsWith(UPLOADS)) return serveUpload(sandbox, request, response, path);
  const page = serveSite(sandbox, path);
  if (page) return sendText(response, 200, page.type, page.text);
  sendJson(response, 404, { message: "NO_DATA" });
}

/** Routes one request to the operator API, the control room or the demo site's pictures. */
export function serve(sandbox: Sandbox, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("x-content-type-options", "nosniff");
  dispatch(sandbox, request, response).catch((error: unknown) => {
    if (response.destroyed || request.destroyed) return;
    process.stderr.write(`sandbox: ${error instanceof Error ? error.stack : String(error)}\n`);
    if (response.headersSent) response.destroy();
    else sendJson(response, 500, { message: "INTERNAL_SERVER_ERROR" });
  });
}
