import { setMaxListeners } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Clock } from "./clock";
import { CallRecord } from "./http/call-record";
import { Faults } from "./http/faults";
import { serve } from "./http/serve";
import { WireVarieties } from "./http/wire-variety";
import type { Sandbox } from "./sandbox";
import { demoPassword, everydayMember } from "./seed/people";
import { seedDatabase } from "./seed/seed-database";
import { flavours, type SeedName } from "./seed/seeds";
import { defaultSettings, type Settings } from "./settings";
import { Database } from "./store/database";
import { hashPassword } from "./store/passwords";

export interface SandboxOptions {
  /** 0 takes a free port. */
  port?: number;
  host?: string;
  /** A file, or ":memory:". */
  database?: string;
  seed?: SeedName;
  /** Where browsers reach it, if not at the address listened on. */
  publicUrl?: string;
  settings?: Partial<Settings>;
}

export interface RunningSandbox {
  url: string;
  /** A demo member to sign in with. */
  member: { username: string; password: string };
  close: () => Promise<void>;
}

/** Opens the database, seeds it when it is empty, and listens. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { port = 0, host = "127.0.0.1", database: file = ":memory:", seed = "thai" } = options;
  const flavour = flavours[seed];
  const database = new Database(file);
  const initialSettings = { ...defaultSettings(flavour), ...options.settings };
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  const sandbox: Sandbox = {
    database,
    flavour,
    clock: new Clock(),
    faults: new Faults(),
    calls: new CallRecord(),
    wire: new WireVarieties(),
    settings: initialSettings,
    initialSettings,
    origin: "",
    demoPassword: await hashPassword(demoPassword),
    closing: stop.signal,
  };
  seedDatabase(sandbox);

  const server = createServer((request, response) => serve(sandbox, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
  sandbox.origin = options.publicUrl ?? url;

  return {
    url,
    member: { username: everydayMember, password: demoPassword },
    async close() {
      stop.abort();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const impatient = setTimeout(() => server.closeAllConnections(), 1000);
      await closed;
      clearTimeout(impatient);
      database.close();
    },
  };
}
