import { createServer } from "node:net";

/** The given port if it is free, otherwise 0, which lets the system pick one. */
export async function portOrAny(port: number): Promise<number> {
  if (port === 0) return 0;
  // Check both addresses: a listener on loopback only does not always block one on all addresses.
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
      // EACCES: a privileged port below 1024.
      if (code === "EADDRINUSE" || code === "EACCES") resolve(false);
      else reject(fault);
    });
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}
