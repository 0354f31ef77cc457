import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer as createVite } from "vite";

interface DevEntry {
  /** app/server/development.ts, loaded through Vite so that edits take effect. */
  startDevelopment(options: {
    root: string;
    middlewares: import("vite").Connect.Server;
    loadBuild(): Promise<unknown>;
    environment: NodeJS.ProcessEnv;
  }): Promise<{
    listener: import("node:http").RequestListener;
    host: string;
    port: number;
    listening(port: number): void;
  }>;
}

const root = fileURLToPath(new URL("../../", import.meta.url));

/** `npm run dev`: the app from source, with hot reload, behind the same listener as in production. */
async function main(): Promise<void> {
  const vite = await createVite({ root, server: { middlewareMode: true } });
  const entry = (await vite.ssrLoadModule("/app/server/development.ts")) as DevEntry;
  const app = await entry.startDevelopment({
    root,
    middlewares: vite.middlewares,
    loadBuild: () => vite.ssrLoadModule("virtual:remix/server-build"),
    environment: process.env,
  });
  const server = createServer(app.listener);
  server.listen(app.port, app.host, () => {
    const address = server.address();
    app.listening(typeof address === "object" && address ? address.port : app.port);
  });
  process.once("SIGTERM", () => process.exit(0));
  process.once("SIGINT", () => process.exit(0));
}

await main();
