import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export interface CuttingProxy {
  url: string;
  /** How many POSTs went through it. */
  posts(): number;
  /** Cuts the connection of the next POST as soon as the request has been passed on. */
  cutNextPost(): void;
  close(): Promise<void>;
}

/** The time that the POST's body needs to follow its headers. */
const BODY_MS = 50;

/** A proxy that drops a connection right after a click: the server receives the POST, the browser gets no response. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let posts = 0;
  let willCut = false;

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => open.delete(socket));
    }
    client.on("data", (chunk) => {
      const isPost = chunk.subarray(0, 5).toString("latin1") === "POST ";
      if (isPost) posts += 1;
      upstream.write(chunk);
      if (isPost && willCut) {
        willCut = false;
        setTimeout(() => client.resetAndDestroy(), BODY_MS);
      }
    });
    upstream.on("data", (chunk) => client.write(chunk));
    client.on("close", () => upstream.end());
    upstream.on("close", () => client.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts: () => posts,
    cutNextPost() {
      willCut = true;
    },
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
