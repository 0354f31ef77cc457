import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { limitNames } from "schemas/env/limits";
import { nameInKeys } from "~/limits/attempt.server";
import { type ObserveStep, observedStore } from "~/store/observed.server";
import { storeRefusal } from "~/store/refusal.server";
import { isRateLimited, type Store, StoreHangs, StoreTimeout } from "~/store/store";
import { createStoreProbe } from "./health";

export interface StoreMetrics {
  /** The same store, with its steps, failures and reached limits counted. Its state is read whenever metrics are. */
  store(store: Store): Store;
}

const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const LIMIT_KEYS = "limit:";

export function createStoreMetrics(registers: Registry[]): StoreMetrics {
  const steps = new Histogram({
    name: "store_step_seconds",
    help: "Steps of the store that requests waited for",
    labelNames: ["step"],
    buckets: seconds,
    registers,
  });
  const failures = new Counter({
    name: "store_failures_total",
    help: "Steps of the store that failed: it hung, refused them, or was away",
    labelNames: ["step", "kind"],
    registers,
  });
  const limits = new Counter({
    name: "limits_hit_total",
    help: "Attempts that a limit refused",
    labelNames: ["limit"],
    registers,
  });
  for (const name of limitNames) limits.inc({ limit: nameInKeys(name) }, 0);

  const observe: ObserveStep = async (step, work, limiter = "") => {
    const end = steps.startTimer({ step });
    try {
      return await work();
    } catch (error) {
      if (isRateLimited(error)) limits.inc({ limit: limiter.replace(LIMIT_KEYS, "") });
      else failures.inc({ step, kind: kindOf(error) });
      throw error;
    } finally {
      end();
    }
  };

  return {
    store(store) {
      const readState = createStoreProbe(store);
      gauge("store_away", "1 while the store cannot be reached or takes no claims", async () =>
        Number((await readState()).isAway),
      );
      gauge("store_risks", "Reasons why the store may lose claims", async () => {
        const { isAway, reasons } = await readState();
        return isAway ? 0 : reasons.length;
      });
      return observedStore(store, observe);
    },
  };

  function gauge(name: string, help: string, read: () => Promise<number>): void {
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        this.set(await read());
      },
    });
  }
}

function kindOf(error: unknown): "hangs" | "refuses" | "away" {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof StoreTimeout || cause instanceof StoreHangs) return "hangs";
  return storeRefusal(cause) === undefined ? "away" : "refuses";
}
