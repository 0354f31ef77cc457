import { randomBytes } from "node:crypto";
import type { Env } from "schemas/env";
import type { OperatorConfig } from "schemas/operator";
import type { Services } from "~/context";
import { pictureOf } from "~/html/addresses";
import { createPictures } from "~/html/pictures.server";
import { createSanitizer } from "~/html/sanitize.server";
import { createLocaleDetector, type LocaleDetector } from "~/i18n/locale.server";
import { createTexts } from "~/i18n/texts.server";
import { createLimits } from "~/limits/limits.server";
import { createRefreshGate } from "~/limits/refresh-gate.server";
import { createLookups, sharedCaller } from "~/lookups/lookups.server";
import { createRecentReads } from "~/lookups/recent-reads.server";
import { createExecution } from "~/money/once/execute.server";
import { createIntentTokens } from "~/money/once/intent.server";
import * as judging from "~/money/outcome/judge.server";
import { chatPlaces } from "~/operator/chat-places.server";
import { type CallRecord, createOperator } from "~/operator/client.server";
import { createGiftLinkCipher } from "~/operator/gift-link-cipher.server";
import { createTransport, type Transport } from "~/operator/transport.server";
import { createSeals, deriveKey, secretsOf } from "~/session/seal.server";
import { createSessions } from "~/session/session.server";
import { createMemoryStore } from "~/store/memory.server";
import { createRedisStore } from "~/store/redis.server";
import type { Store } from "~/store/store";
import type { Tracing } from "~/telemetry/tracing";
import { createBrandPictures } from "./brand-pictures";
import { type Capacity, capacityOf, openFilesLimit } from "./capacity";
import { kindOf, type Log } from "./log";
import { createMetrics, type Metrics } from "./metrics";
import { createMoneyAudit } from "./money-audit";
import { countRefused } from "./refused-forms";
import { callFacts } from "./telemetry/call-facts";
import { noTelemetry, type Telemetry } from "./telemetry/telemetry";
import { tracedStore } from "./telemetry/traced-store";
import { createTurns, type Turns } from "./turns";

/** Everything in the process that a request needs, and what must be closed at the end. */
export interface Process {
  services: Services;
  locales: LocaleDetector;
  store: Store;
  transport: Transport;
  turns: Turns;
  /** Null if metrics are off. */
  metrics: Metrics | null;
  telemetry: Pick<Telemetry, "request">;
}

/** Creates and connects all services; the only place that knows them all. */
export function createProcess(
  env: Env,
  brand: OperatorConfig,
  log: Log,
  { calls, pages }: Capacity = capacityOf(openFilesLimit()),
  brandFolder?: string,
  telemetry: Omit<Telemetry, "build"> = noTelemetry,
  version = "unknown",
): Process {
  const facts = { brandId: brand.id, version, spans: telemetry.counts };
  const metrics = env.metricsPort === undefined ? null : createMetrics(facts);
  const opened = openStore(env, brand, log, telemetry);
  const store = metrics === null ? opened : metrics.store(opened);
  const transport = createTransport(env.operatorApiUrl, calls);
  const turns = createTurns(pages);
  const { paths, timeouts } = brand;
  const onCall = (record: CallRecord) => {
    log.call(record);
    telemetry.tell(callFacts(record));
    metrics?.call(record);
  };
  const operatorFor: Services["operatorFor"] = (caller) =>
    createOperator({ transport, paths, timeouts, onCall, goOn: turns.goOn, tracing: telemetry }, caller);
  const isSecure = env.publicOrigin?.startsWith("https:") ?? false;
  const secrets = secretsOf(brand.id, env.sessionSecrets);
  const seals = createSeals(secrets);
  const intentKeys = secrets.map((secret) => deriveKey(secret, "intent"));
  const intentTokens = createIntentTokens(intentKeys, store);
  const services: Services = {
    brand,
    publicOrigin: env.publicOrigin,
    isSecure,
    operatorFor,
    lookups: createLookups((locale) => operatorFor(sharedCaller(newRequestId(), locale))),
    sessions: createSessions({ seals, isSecure, store }),
    store,
    seals,
    limits: createLimits(store, env.limits, seals("limits").name),
    recentReads: createRecentReads(),
    intentTokens,
    execution: countRefused(
      createExecution({ store, intentTokens, judging, timeouts, audit: createMoneyAudit(log, metrics) }),
      metrics,
    ),
    refreshes: createRefreshGate(),
    giftLinkCipher: createGiftLinkCipher(env.trueLinkKey),
    chat: chatPlaces(env),
    extraGameHosts: env.extraProviderHosts,
    texts: createTexts(brand),
    sanitize: createSanitizer(env.apiIsLoopback),
    brandPicture: createBrandPictures(brandFolder),
    picture: createPictures((address) => pictureOf(address, env.apiIsLoopback)),
    report: (error, requestId) => log.error("unexpected error", { requestId }, error),
  };
  return { services, locales: createLocaleDetector(brand), store, transport, turns, metrics, telemetry };
}

/** The id of a request in the log, at the operator and on error pages; shared look-ups have their own. */
export function newRequestId(): string {
  return randomBytes(9).toString("base64url");
}

/** Redis for several replicas, memory for one. */
function openStore({ redisUrl, telemetry }: Env, { id }: OperatorConfig, log: Log, tracing: Tracing): Store {
  if (redisUrl === undefined) return createMemoryStore();
  const onError = (error: Error) => log.warn("store", { error: kindOf(error) });
  const store = createRedisStore(redisUrl, id, onError, log.warn);
  return telemetry === undefined ? store : tracedStore(store, tracing);
}
