import type { IncomingMessage, ServerResponse } from "node:http";
import { BodyTooLarge } from "../http/request-body";
import type { Sandbox } from "../state/sandbox";
import { findGame, listAllGames } from "../store/games";
import { comeByForm, comeByLink, comeByTicket, comeForApp } from "./door";
import { showLobby, winOrLose } from "./lobby";
import { indexPage, pageHeaders, refusalPage } from "./pages";
import { sendPage, type Visitor } from "./visitor";

/** Handlers below a provider's path, by method. */
const addresses: Record<string, (visitor: Visitor) => void | Promise<void>> = {
  "GET ": comeByLink,
  "POST ": comeByForm,
  "GET enter": comeByTicket,
  "GET android": (visitor) => comeForApp(visitor, "android"),
  "GET ios": (visitor) => comeForApp(visitor, "ios"),
  "GET play": showLobby,
  "POST play": winOrLose,
};

async function dispatch(sandbox: Sandbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = request.url?.startsWith("/") ? request.url : "/";
  const url = new URL(`http://provider${target}`);
  if (url.pathname === "/") return sendPage(response, 200, indexPage(listAllGames(sandbox.database)));
  const [, code = "", rest = ""] = /^\/(\w+)(?:\/(\w*))?$/.exec(url.pathname) ?? [];
  const game = findGame(sandbox.database, code.toUpperCase());
  const serve = addresses[`${request.method} ${rest}`];
  if (!game || !serve) return sendPage(response, 404, refusalPage("Not found", "No such provider or page."));
  await serve({ sandbox, request, response, url, game });
}

/** Handles one request to the pretend providers' server. */
export function serveProvider(sandbox: Sandbox, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("x-content-type-options", "nosniff");
  for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
  dispatch(sandbox, request, response).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) {
      return sendPage(response, 413, refusalPage("Too large", "The form is above 1 MB."));
    }
    if (response.destroyed || request.destroyed) return;
    process.stderr.write(`sandbox: ${error instanceof Error ? error.stack : String(error)}\n`);
    if (response.headersSent) response.destroy();
    else sendPage(response, 500, refusalPage("A defect of the sandbox", "See its stderr."));
  });
}
