import { setMaxListeners } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { attachChat } from "./chat/attach-chat";
import { CallRecord } from "./http/call-record";
import { Faults } from "./http/faults";
import { plainWire } from "./http/wire-ways";
import { Mutations } from "./mutations/mutations";
import { serveProvider } from "./provider/serve-provider";
import { brandedFlavour } from "./seed/brand";
import { demoPassword, everydayMember } from "./seed/people";
import { seedDatabase } from "./seed/seed-database";
import { flavours, type SeedName } from "./seed/seeds";
import { serve } from "./server/serve";
import { defaultCashierRules } from "./state/cashier-rules";
import { ChatHub } from "./state/chat-hub";
import { Clock } from "./state/clock";
import { GameSwitches } from "./state/game-switches";
import { PerMember } from "./state/per-member";
import { ProviderSite } from "./state/provider-site";
import type { Sandbox } from "./state/sandbox";
import { defaultSettings, type Settings } from "./state/settings";
import { UploadFolder } from "./state/upload-folder";
import { Database } from "./store/database";
import { hashPassword } from "./store/passwords";

export interface SandboxOptions {
  /** 0 takes a free port. */
  port?: number;
  host?: string;
  /** A file, or ":memory:". */
  database?: string;
  seed?: SeedName;
  /** A brand's config file: the operator takes over its name, site and contact, and who says a member's currency. */
  brandFile?: string;
  /** The URL that browsers use, if it differs from the listening address. */
  publicUrl?: string;
  /** The pretend providers' port; 0 takes a free one. */
  providerPort?: number;
  /** The providers' URL for browsers, if it differs from the listening address. */
  providerPublicUrl?: string;
  settings?: Partial<Settings>;
  /** The passphrase for gift links. Defaults to what `npm start` gives the app. */
  trueLinkKey?: string;
}

export interface RunningSandbox {
  url: string;
  /** The pretend providers' URL. */
  providerUrl: string;
  /** A demo member to sign in with. */
  member: { username: string; password: string };
  close: () => Promise<void>;
}

/** Opens the database, seeds it if it is empty, and listens. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { port = 0, host = "127.0.0.1", database: file = ":memory:", seed = "thai" } = options;
  const { brandFile } = options;
  const flavour = brandFile ? brandedFlavour(flavours[seed], seed, brandFile) : flavours[seed];
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
    wire: new PerMember({ ...plainWire, currencyIn: flavour.namesCurrencies ? "profile" : "nowhere" }),
    mutations: new Mutations(),
    games: new GameSwitches(),
    provider: new ProviderSite(),
    cashier: new PerMember(defaultCashierRules(flavour)),
    trueLinkKey: options.trueLinkKey ?? "sandbox",
    chat: new ChatHub(),
    chatLink: undefined,
    uploads: new UploadFolder(file),
    settings: initialSettings,
    initialSettings,
    origin: "",
    demoPassword: await hashPassword(demoPassword),
    closing: stop.signal,
  };
  seedDatabase(sandbox);

  const operator = await listen((request, response) => serve(sandbox, request, response), port, host);
  const providerPort = options.providerPort ?? 0;
  const provider = await listen(
    (request, response) => serveProvider(sandbox, request, response),
    providerPort,
    host,
  ).catch(async (error: unknown) => {
    await stopListening(operator);
    throw error;
  });
  const chatLink = attachChat(operator, sandbox);
  sandbox.chatLink = chatLink;
  const url = urlOf(operator, host);
  sandbox.origin = options.publicUrl ?? url;
  sandbox.provider.origin = options.providerPublicUrl ?? urlOf(provider, host);

  return {
    url,
    providerUrl: sandbox.provider.origin,
    member: { username: everydayMember, password: demoPassword },
    async close() {
      stop.abort();
      chatLink.close();
      sandbox.chat.close();
      await Promise.all([stopListening(operator), stopListening(provider)]);
      database.close();
      sandbox.uploads.close();
    },
  };
}

/** Like ours: a client that is held up must not find its connection closed just as it uses it. */
const KEEP_ALIVE_MS = 65_000;

async function listen(serve: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, serve);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return server;
}

function urlOf(server: Server, host: string): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
}

/** Calls in progress get a second to finish. */
async function stopListening(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const impatient = setTimeout(() => server.closeAllConnections(), 1000);
  await closed;
  clearTimeout(impatient);
}
