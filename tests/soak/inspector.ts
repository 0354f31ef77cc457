import { once } from "node:events";
import { WebSocket } from "ws";

interface Answer {
  id?: number;
  result?: { usedSize?: number };
}

/** The debugger's view of a Node process started with `--inspect`. */
export interface Inspector {
  /** The size of its heap after a forced garbage collection. */
  heapBytes(): Promise<number>;
  close(): void;
}

/** Node's arguments so that `openInspector(port)` can connect, without output on standard error. */
export function inspectArgs(port: number): string[] {
  return [`--inspect=127.0.0.1:${port}`, "--inspect-publish-uid=http"];
}

export async function openInspector(port: number): Promise<Inspector> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? "");
  await once(socket, "open");
  let lastId = 0;
  const waiting = new Map<number, (result: NonNullable<Answer["result"]>) => void>();
  socket.on("message", (data) => {
    const { id = 0, result = {} } = JSON.parse(String(data)) as Answer;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  const call = (method: string) =>
    new Promise<NonNullable<Answer["result"]>>((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      socket.send(JSON.stringify({ id: lastId, method }));
    });
  return {
    async heapBytes() {
      await call("HeapProfiler.collectGarbage");
      return (await call("Runtime.getHeapUsage")).usedSize ?? Number.NaN;
    },
    close: () => socket.close(),
  };
}
