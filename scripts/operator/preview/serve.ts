import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Priority } from "./book/runs";
import { bookScript, bookStyle } from "./page/files";
import { readPriority } from "./priority";
import { send } from "./send";

const HOST = "127.0.0.1";

/** What the server shows; it is asked anew for each page. */
export interface Shown {
  page(): string;
  /** Told to a page that has just opened its stream: what it missed since it was written. */
  data(): unknown;
  /** The picture of a brand by its name in the book; undefined if there is none. */
  picture(brand: string, name: string): Promise<Buffer | undefined>;
  prioritize(priority: Priority): void;
}

export interface BookServer {
  /** `http://127.0.0.1:4020/`. */
  url: string;
  /** Tells every open page. */
  tell(event: "picture" | "book", data: unknown): void;
  close(): Promise<void>;
}

/** Serves the book to this machine only, on the port; 0 takes a free one. */
export async function serveBook(port: number, shown: Shown): Promise<BookServer> {
  const pages = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    void answer(request, response, shown, pages).catch(() => send(response, 500, "text/plain", "failed"));
  });
  server.listen(port, HOST);
  await once(server, "listening");
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${taken}/`,
    tell(event, data) {
      for (const page of pages) page.write(eventOf(event, data));
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  shown: Shown,
  pages: Set<ServerResponse>,
): Promise<void> {
  // Another site's page could name this machine as its own host, and read what is served here.
  const host = request.headers.host ?? "";
  if (host !== `${HOST}:${request.socket.localPort}`)
    return send(response, 403, "text/plain", "not this host");
  const { pathname } = new URL(request.url ?? "/", `http://${host}`);
  if (request.method === "POST" && pathname === "/priority") return takePriority(request, response, shown);
  if (request.method !== "GET") return send(response, 405, "text/plain", "GET only");
  if (pathname === "/") return send(response, 200, "text/html", shown.page());
  if (pathname === "/book.css") return send(response, 200, "text/css", await bookStyle());
  if (pathname === "/book.js") return send(response, 200, "text/javascript", await bookScript());
  if (pathname === "/events") return subscribe(response, shown, pages);
  const [, brand, name] = /^\/pictures\/([\w-]+)\/([\w-]+)\.webp$/.exec(pathname) ?? [];
  const picture = brand && name ? await shown.picture(brand, name) : undefined;
  if (!picture) return send(response, 404, "text/plain", "no such picture");
  send(response, 200, "image/webp", picture);
}

function subscribe(response: ServerResponse, shown: Shown, pages: Set<ServerResponse>): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write(eventOf("book", shown.data()));
  pages.add(response);
  response.once("close", () => pages.delete(response));
}

async function takePriority(request: IncomingMessage, response: ServerResponse, shown: Shown): Promise<void> {
  const priority = await readPriority(request);
  if (!priority) return send(response, 400, "text/plain", "not a priority");
  shown.prioritize(priority);
  send(response, 204, "text/plain", "");
}

function eventOf(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
