import { randomBytes } from "node:crypto";
import type { Env } from "schemas/env";
import type { OperatorConfig } from "schemas/operator";
import type { Services } from "~/context";
import { pictureOf } from "~/html/addresses";
import { createSanitizer } from "~/html/sanitize.server";
import { createLocaleDetector, type LocaleDetector } from "~/i18n/locale.server";
import { createTexts } from "~/i18n/texts.server";
import { createLimits } from "~/limits/limits.server";
import { createExecution } from "~/money/execute.server";
import { createMint } from "~/money/intent.server";
import { type CallRecord, createOperator } from "~/operator/client.server";
import { createLookups } from "~/operator/lookups.server";
import { createRefreshGate } from "~/operator/refresh.server";
import { createTransport, type Transport } from "~/operator/transport.server";
import { createDrafts } from "~/registration/drafts.server";
import { createSentCodes } from "~/registration/sent-codes.server";
import { createSeal } from "~/session/seal.server";
import { createSessions } from "~/session/session.server";
import { createMemoryStore } from "~/store/memory.server";
import { createRedisStore } from "~/store/redis.server";
import type { Store } from "~/store/store";
import { kindOf, type Log } from "./log";
import { createMetrics, type Metrics } from "./metrics";

/** Everything of the process that a request needs, and what has to be closed at the end. */
export interface Process {
  services: Services;
  locales: LocaleDetector;
  store: Store;
  transport: Transport;
  /** Null where nobody collects them. */
  metrics: Metrics | null;
}

/** Puts the rooms together: the one place that knows them all. */
export function createProcess(env: Env, brand: OperatorConfig, log: Log): Process {
  const store = openStore(env, log);
  const transport = createTransport(env.operatorApiUrl);
  const metrics = env.metricsPort === undefined ? null : createMetrics();
  const { paths, timeouts } = brand;
  const onCall = (record: CallRecord) => {
    log.call(record);
    metrics?.call(record);
  };
  const operatorFor: Services["operatorFor"] = (caller) =>
    createOperator({ transport, paths, timeouts, onCall }, caller);
  const isSecure = env.publicOrigin?.startsWith("https:") ?? false;
  const mint = createMint(env.sessionSecrets, store);
  const services: Services = {
    brand,
    publicOrigin: env.publicOrigin,
    isSecure,
    operatorFor,
    lookups: createLookups((locale) => operatorFor({ requestId: newRequestId(), locale })),
    sessions: createSessions({ secrets: env.sessionSecrets, isSecure, store }),
    drafts: createDrafts({ secrets: env.sessionSecrets, isSecure }),
    sentCodes: createSentCodes(store, createSeal(env.sessionSecrets)),
    limits: createLimits(store, env.limits),
    mint,
    execution: createExecution({ store, mint, callTimeoutMs: timeouts.generalMs }),
    refreshes: createRefreshGate(),
    texts: createTexts(brand),
    sanitize: createSanitizer(env.apiIsLoopback),
    picture: (address) => pictureOf(address, env.apiIsLoopback),
    report: (error, requestId) => log.error("unexpected error", { requestId }, error),
  };
  return { services, locales: createLocaleDetector(brand), store, transport, metrics };
}

/** Names a request in the log, at the operator and on error pages; look-ups that many share have their own. */
export function newRequestId(): string {
  return randomBytes(9).toString("base64url");
}

/** Redis for several replicas, memory for one. */
function openStore({ redisUrl }: Env, log: Log): Store {
  if (redisUrl === undefined) return createMemoryStore();
  return createRedisStore(redisUrl, (error) => log.warn("store", { error: kindOf(error) }));
}
