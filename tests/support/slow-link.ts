import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface SlowLink {
  url: string;
  /** From now on everything that the target says is this much later. */
  setDelay(ms: number): void;
  close(): void;
}

/** A link to a Redis of this machine whose answers can be late. */
export async function startSlowLink(target: string): Promise<SlowLink> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let delayMs = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    // In the order in which it was said, whatever the delay was then.
    let last = Promise.resolve();
    const later = (act: () => void) => {
      const waited = delayMs > 0 && new Promise((resolve) => setTimeout(resolve, delayMs));
      last = Promise.all([last, waited]).then(act);
    };
    near.pipe(far);
    far.on("data", (chunk) => later(() => near.write(chunk)));
    far.on("close", () => later(() => near.destroy()));
    near.on("close", () => far.destroy());
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => undefined).on("close", () => open.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setDelay(ms) {
      delayMs = ms;
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
