import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { serveBrandFolder } from "./http/files";
import { createListener } from "./http/listener";
import { socketAddress } from "./lifecycle/serving";
import { readSettings } from "./lifecycle/settings";
import { createLog } from "./observability/log";
import { createProcess } from "./process";

interface Development {
  root: string;
  /** Vite's middleware: source modules and hot reload. */
  middlewares(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void;
  /** Remix's current build. */
  loadBuild(): Promise<unknown>;
  environment: NodeJS.ProcessEnv;
}

interface DevelopmentServer {
  listener: RequestListener;
  host: string;
  port: number;
  /** To be called with the port once the server listens. */
  listening(port: number): void;
}

/** The app behind Vite, for `npm run dev`. Throws if it cannot start. */
export async function startDevelopment(options: Development): Promise<DevelopmentServer> {
  const settings = await readSettings(options.environment, options.root);
  if (!settings.ok) throw new Error(settings.faults);
  const { env, brand, brandFolder } = settings;
  const log = createLog(env.logLevel);
  const listener = createListener({
    build: () => options.loadBuild() as Promise<ServerBuild>,
    env,
    process: createProcess({ env, brand, brandFolder, log }),
    files: { build: null, brand: serveBrandFolder(brandFolder) },
    sheet: null,
    readiness: { isStopping: false },
    isDevelopment: true,
  });
  return {
    listener: (incoming, outgoing) =>
      options.middlewares(incoming, outgoing, () => listener(incoming, outgoing)),
    host: env.host,
    port: env.port,
    listening: (port) => log.info("listening", { url: socketAddress(env.host, port), operator: brand.id }),
  };
}
