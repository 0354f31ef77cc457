import { type AddressInfo, connect, createServer } from "node:net";

export interface CountingLink {
  url: string;
  /** How much has gone to the target. */
  bytes(): number;
  close(): void;
}

/** A link to a server of this machine that counts what goes there. */
export async function startCountingLink(target: string): Promise<CountingLink> {
  const { hostname, port } = new URL(target);
  let bytes = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on("data", (chunk) => {
      bytes += chunk.length;
    });
    near.pipe(far).pipe(near);
    near.on("error", () => far.destroy());
    far.on("error", () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close: () => server.close(),
  };
}
