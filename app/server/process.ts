import type { Brand } from "schemas/brand";
import type { Env } from "schemas/env";
import type { Services } from "~/context";
import { cachedPictureFilter, pictureOf } from "~/html/pictures";
import { createSanitizer } from "~/html/sanitize.server";
import { createTexts } from "~/i18n/texts.server";
import { createLimits } from "~/limits/limits.server";
import { createRefreshGate } from "~/limits/refresh-gate.server";
import { createLookups, sharedCaller } from "~/lookups/lookups.server";
import { createExecution } from "~/money/once/execute.server";
import { createIntentTokens } from "~/money/once/intent.server";
import { createUnderWay, type UnderWay } from "~/money/once/under-way";
import { chatAddresses } from "~/operator/chat-addresses.server";
import { type CallRecord, createOperator } from "~/operator/client.server";
import { createGiftLinkCipher } from "~/operator/gift-link-cipher.server";
import { createTransport, type Transport } from "~/operator/transport.server";
import { createSeals, deriveKey, secretsOf } from "~/session/seal.server";
import { createSessions } from "~/session/session.server";
import type { Store } from "~/store/store";
import { brandPicture } from "./http/files";
import { newRequestId } from "./http/request";
import { openStore } from "./lifecycle/open-store";
import type { Log } from "./observability/log";
import { createMetrics, type Metrics } from "./observability/metrics";
import { countRefused, createMoneyAudit } from "./observability/money";
import { callFacts, noTelemetry, type Telemetry, tracedStore } from "./observability/telemetry";
import { type Capacity, capacityOf, openFilesLimit } from "./turns/capacity";
import { createTurns, type Turns } from "./turns/turns";

/** Everything that lives as long as the process. */
export interface Process {
  services: Services;
  store: Store;
  transport: Transport;
  turns: Turns;
  /** Money operations in flight. */
  underWay: UnderWay;
  log: Log;
  /** Null if metrics are off. */
  metrics: Metrics | null;
  telemetry: Telemetry;
}

interface ProcessSettings {
  env: Env;
  brand: Brand;
  /** The folder of its pictures. */
  brandFolder: string;
  log: Log;
  capacity?: Capacity;
  telemetry?: Telemetry;
  version?: string;
}

/** Creates everything that the process consists of. Secrets and the store's keys are derived from the brand's id. */
export function createProcess({
  env,
  brand,
  brandFolder,
  log,
  capacity: { calls, pages } = capacityOf(openFilesLimit()),
  telemetry = noTelemetry,
  version = "unknown",
}: ProcessSettings): Process {
  const { id, paths, timeouts } = brand;
  const metrics =
    env.metricsPort === undefined ? null : createMetrics({ brandId: id, version, spans: telemetry.counts });
  const opened = openStore(env, id, log);
  const traced =
    env.telemetry === undefined
      ? opened
      : tracedStore(opened, env.redis === undefined ? "sqlite" : "redis", telemetry);
  const store = metrics === null ? traced : metrics.store(traced);
  const transport = createTransport(env.operatorApiUrl, calls);
  const turns = createTurns(pages);
  const underWay = createUnderWay();
  const isSecure = env.publicOrigin?.startsWith("https:") ?? false;
  const secrets = secretsOf(id, env.sessionSecrets);
  const [nameSecret = ""] = secretsOf(id, [env.nameSecret]);
  const seals = createSeals(secrets, nameSecret);
  const intentKeys = secrets.map((secret) => deriveKey(secret, "intent"));
  const intentTokens = createIntentTokens(intentKeys, store);
  const onCall = (record: CallRecord) => {
    log.call(record);
    telemetry.tell(callFacts(record));
    metrics?.call(record);
  };
  const operatorFor: Services["operatorFor"] = (caller) =>
    createOperator(
      { transport, paths, timeouts, onCall, waitForTurn: turns.goOn, tracing: telemetry },
      caller,
    );
  const audit = createMoneyAudit(log, metrics);
  const execution = createExecution({ store, intentTokens, timeouts, audit, underWay });
  const services: Services = {
    brand,
    publicOrigin: env.publicOrigin,
    isSecure,
    lookups: createLookups((locale) => operatorFor(sharedCaller(newRequestId(), locale))),
    operatorFor,
    sessions: createSessions({ seals, isSecure, store }),
    store,
    seals,
    limits: createLimits(store, env.limits, seals("limits").name),
    intentTokens,
    execution: countRefused(execution, metrics),
    refreshes: createRefreshGate(store),
    giftLinkCipher: createGiftLinkCipher(env.trueLinkKey),
    chat: chatAddresses(env),
    extraGameHosts: env.extraProviderHosts,
    texts: createTexts(brand),
    sanitize: createSanitizer(env.apiIsLoopback),
    picture: cachedPictureFilter((address) => pictureOf(address, env.apiIsLoopback)),
    brandPicture: (name) => brandPicture(brandFolder, name),
    report: (error, requestId) => log.error("unexpected error", { requestId }, error),
  };
  return { services, store, transport, turns, underWay, log, metrics, telemetry };
}
