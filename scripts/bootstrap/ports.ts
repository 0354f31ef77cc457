import { createServer } from "node:net";

/** The port, when nothing listens on it yet; otherwise 0, which lets the system pick a free one. */
export async function portOrAny(port: number): Promise<number> {
  if (port === 0) return 0;
  // Two look-ups: a listener on loopback alone does not always stop one on every address.
  for (const host of [undefined, "127.0.0.1"]) {
    if (!(await canListen(port, host))) return 0;
  }
  return port;
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (fault) => {
      const code = "code" in fault ? fault.code : undefined;
      // EACCES: a port below 1024 that is not ours to take.
      if (code === "EADDRINUSE" || code === "EACCES") resolve(false);
      else reject(fault);
    });
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}
