import { randomBytes } from "node:crypto";
import type { Env } from "schemas/env";
import type { OperatorConfig } from "schemas/operator";
import type { Services } from "~/context";
import { pictureOf } from "~/html/addresses";
import { createPictures } from "~/html/pictures.server";
import { createSanitizer } from "~/html/sanitize.server";
import { createLimits } from "~/limits/limits.server";
import { createRefreshGate } from "~/limits/refresh-gate.server";
import { createRecentReads } from "~/lookups/recent-reads.server";
import { createIntentTokens } from "~/money/once/intent.server";
import { createUnderWay, type UnderWay } from "~/money/once/under-way";
import { chatPlaces } from "~/operator/chat-places.server";
import { createGiftLinkCipher } from "~/operator/gift-link-cipher.server";
import { createTransport, type Transport } from "~/operator/transport.server";
import { createSeals, deriveKey, secretsOf } from "~/session/seal.server";
import { createSessions } from "~/session/session.server";
import { createMemoryStore } from "~/store/memory.server";
import { createRedisStore, type StoreNews } from "~/store/redis.server";
import { storeRefusal } from "~/store/refusal.server";
import type { Store } from "~/store/store";
import type { Tracing } from "~/telemetry/tracing";
import { type Capacity, capacityOf, openFilesLimit } from "./capacity";
import { errorKind, type Log } from "./log";
import { createMetrics, type Metrics } from "./metrics";
import { noTelemetry, type Telemetry } from "./telemetry/telemetry";
import { tracedStore } from "./telemetry/traced-store";
import { createTurns, type Turns } from "./turns";

/** The services that are made of one reading of the brand's file, and made anew with the next (brand-services.ts). */
export type BrandServices = Pick<
  Services,
  "brand" | "operatorFor" | "lookups" | "execution" | "texts" | "brandPicture"
>;

/** What lives as long as the process, whichever reading of its brand's file it serves; what must be closed at the end. */
export interface Process {
  services: Omit<Services, keyof BrandServices>;
  store: Store;
  transport: Transport;
  turns: Turns;
  /** The money operations that have not ended. */
  underWay: UnderWay;
  log: Log;
  /** Null if metrics are off. */
  metrics: Metrics | null;
  telemetry: Omit<Telemetry, "build">;
}

/** Creates and connects what lives as long as the process. Secrets and the store's keys derive from the brand's id. */
export function createProcess(
  env: Env,
  { id }: Pick<OperatorConfig, "id">,
  log: Log,
  { calls, pages }: Capacity = capacityOf(openFilesLimit()),
  telemetry: Omit<Telemetry, "build"> = noTelemetry,
  version = "unknown",
): Process {
  const metrics =
    env.metricsPort === undefined ? null : createMetrics({ brandId: id, version, spans: telemetry.counts });
  const opened = openStore(env, id, log, telemetry);
  const store = metrics === null ? opened : metrics.store(opened);
  const transport = createTransport(env.operatorApiUrl, calls);
  const turns = createTurns(pages);
  const isSecure = env.publicOrigin?.startsWith("https:") ?? false;
  const secrets = secretsOf(id, env.sessionSecrets);
  const [nameSecret = ""] = secretsOf(id, [env.nameSecret]);
  const seals = createSeals(secrets, nameSecret);
  const intentKeys = secrets.map((secret) => deriveKey(secret, "intent"));
  const services: Process["services"] = {
    publicOrigin: env.publicOrigin,
    isSecure,
    sessions: createSessions({ seals, isSecure, store }),
    store,
    seals,
    limits: createLimits(store, env.limits, seals("limits").name),
    recentReads: createRecentReads(),
    intentTokens: createIntentTokens(intentKeys, store),
    refreshes: createRefreshGate(store),
    giftLinkCipher: createGiftLinkCipher(env.trueLinkKey),
    chat: chatPlaces(env),
    extraGameHosts: env.extraProviderHosts,
    sanitize: createSanitizer(env.apiIsLoopback),
    picture: createPictures((address) => pictureOf(address, env.apiIsLoopback)),
    report: (error, requestId) => log.error("unexpected error", { requestId }, error),
  };
  return { services, store, transport, turns, underWay: createUnderWay(), log, metrics, telemetry };
}

/** The id of a request in the log, at the operator and on error pages; shared look-ups have their own. */
export function newRequestId(): string {
  return randomBytes(9).toString("base64url");
}

/** Redis for several replicas, memory for one. */
function openStore({ redis, telemetry }: Env, brandId: string, log: Log, tracing: Tracing): Store {
  if (redis === undefined) return createMemoryStore();
  const store = createRedisStore(redis, brandId, { ...tellOnce(log), onRisk: log.warn });
  return telemetry === undefined ? store : tracedStore(store, tracing);
}

/** Says that the store is away and that it is back, each once, and of one that is away what else it refuses. */
function tellOnce(log: Log): Pick<StoreNews, "onError" | "onReady"> {
  /** What it refuses, or that it cannot be reached; undefined while all is well. */
  let said: string | undefined;
  return {
    onError(error) {
      const reason = storeRefusal(error) ?? "unreachable";
      if (reason === said) return;
      said = reason;
      log.warn("store away", { error: storeRefusal(error) ?? errorKind(error) });
    },
    onReady() {
      if (said !== undefined) log.warn("store back");
      said = undefined;
    },
  };
}
