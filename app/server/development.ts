import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { createListener } from "./listener";
import { createLog } from "./log";
import { createProcess } from "./services";
import { readSettings } from "./settings";
import { openStatic } from "./static";

interface Development {
  root: string;
  /** Vite's middleware: source modules and hot reload. */
  middlewares(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void;
  /** Remix's current build. */
  loadBuild(): Promise<unknown>;
  environment: NodeJS.ProcessEnv;
}

interface Started {
  listener: RequestListener;
  host: string;
  port: number;
  /** Call it with the port once it is known. */
  listening(port: number): void;
}

/** The app behind Vite, for `npm run dev`. Throws if it cannot start. */
export async function startDevelopment(options: Development): Promise<Started> {
  const settings = await readSettings(options.environment, options.root);
  if (!settings.ok) throw new Error(settings.faults);
  const { env, brand, brandFile } = settings;
  const log = createLog(env.logLevel);
  const brandFolder = join(dirname(brandFile), brand.id);
  const listener = createListener({
    build: () => options.loadBuild() as Promise<ServerBuild>,
    env,
    log,
    process: createProcess(env, brand, log, undefined, brandFolder),
    files: openStatic(null, brandFolder),
    readiness: { isStopping: false },
    sheet: null,
    isDevelopment: true,
  });
  return {
    listener: (incoming, outgoing) =>
      options.middlewares(incoming, outgoing, () => listener(incoming, outgoing)),
    host: env.host,
    port: env.port,
    listening: (port) => log.info("listening", { url: `http://${env.host}:${port}`, operator: brand.id }),
  };
}
