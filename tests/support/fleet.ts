import { startApp, type TestApp } from "./app";

/** Replicas behind a balancer that sends every request to another one. */
export interface Fleet {
  /** The URL of the replica whose turn it is. */
  url(): string;
  replicas(): readonly TestApp[];
  /** Replaces them one at a time by replicas with this environment; each stops as a rolling restart stops it. */
  restart(environment: Record<string, string>, afterEach?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export async function startFleet(count: number, environment: Record<string, string>): Promise<Fleet> {
  let running = await Promise.all(Array.from({ length: count }, () => startApp(environment)));
  let turn = 0;
  return {
    url: () => running[turn++ % running.length]?.url ?? "",
    replicas: () => running,
    async restart(next, afterEach = async () => undefined) {
      for (const old of running) {
        const fresh = await startApp(next);
        running = running.map((one) => (one === old ? fresh : one));
        await old.stop();
        await afterEach();
      }
    },
    async stop() {
      await Promise.all(running.map((app) => app.stop()));
    },
  };
}
