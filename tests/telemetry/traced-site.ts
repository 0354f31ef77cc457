import { freeMetricsPort } from "../support/app-metrics";
import { type OtlpReceiver, startOtlpReceiver } from "../support/otlp-receiver";
import { startRedis } from "../support/redis";
import { type Site, startSite } from "../support/site";

export interface TracedSite extends Site {
  receiver: OtlpReceiver;
  /** What `/metrics` says. */
  metrics(): Promise<string>;
}

/** The built app behind a proxy of ours, with a sandbox operator, Redis, a collector and metrics: all real processes. */
export async function startTracedSite(env: Record<string, string> = {}): Promise<TracedSite> {
  const [receiver, redis, metrics] = await Promise.all([
    startOtlpReceiver(),
    startRedis(),
    freeMetricsPort(),
  ]);
  const site = await startSite("siam-gold", {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      REDIS_URL: redis.url,
      ...metrics.env,
      TRUSTED_PROXY_HOPS: "1",
      SHUTDOWN_DRAIN: "0",
      ...env,
    },
  });
  return {
    ...site,
    receiver,
    metrics: metrics.page,
    async close() {
      await site.close();
      await Promise.all([receiver.close(), redis.close()]);
    },
  };
}
