import { startApp, type TestApp } from "../support/app";
import { freePort } from "../support/free-port";

export interface Replica {
  /** host:port */
  place: string;
  /** The process that runs there at present. */
  app: TestApp;
  /** Starts it anew at the same place, after it has ended; with the build in this folder, if it is another one. */
  restart(release?: string): Promise<void>;
}

interface Fleet {
  count?: number;
  /** The folder of another release's build. */
  release?: string | undefined;
}

/** The built app at so many places. */
export function startReplicas(
  environment: Record<string, string>,
  { count = 3, release }: Fleet = {},
): Promise<Replica[]> {
  return Promise.all(Array.from({ length: count }, () => startReplica(environment, release)));
}

async function startReplica(environment: Record<string, string>, first?: string): Promise<Replica> {
  const port = await freePort();
  const start = (release?: string) => startApp({ ...environment, PORT: String(port) }, { release });
  const replica: Replica = {
    place: `127.0.0.1:${port}`,
    app: await start(first),
    async restart(release) {
      replica.app = await start(release);
    },
  };
  return replica;
}

/** Marks this moment; the result has what each replica has logged since. */
export function logSince(replicas: readonly Replica[]): () => { replica: Replica; lines: string[] }[] {
  const before = new Map(replicas.map(({ app }) => [app, app.lines.length]));
  return () =>
    replicas.map((replica) => ({ replica, lines: replica.app.lines.slice(before.get(replica.app) ?? 0) }));
}
