import { startApp, type TestApp } from "./app";
import { freePort } from "./free-port";

type Line = Partial<Record<"msg" | "path", string>> & { pid?: number; worker?: number };

/** Two workers with a parent, which is the process that `TestApp` knows. */
export interface Workers extends TestApp {
  metricsUrl: string;
  /** Lines of the log with that message, oldest first. */
  said(message: string): Line[];
  /** The process ids of those that have begun to serve and still live, oldest first. */
  pids(): number[];
}

export async function startWorkers(
  environment: Record<string, string>,
  limits?: Parameters<typeof startApp>[1],
): Promise<Workers> {
  const metricsPort = String(await freePort());
  const app = await startApp({ WORKERS: "2", METRICS_PORT: metricsPort, ...environment }, limits);
  const said = (message: string) =>
    app.lines.flatMap((text): Line[] => {
      const line = text.startsWith("{") ? (JSON.parse(text) as Line) : {};
      return line.msg === message ? [line] : [];
    });
  const pids = () => said("worker listening").flatMap(({ pid = 0 }) => (isAlive(pid) ? [pid] : []));
  return { ...app, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`, said, pids };
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The values of a metric on the page, by what follows its name: `{state="silent"}`. */
export async function metricsOf(url: string, name: string): Promise<Record<string, number>> {
  const lines = (await (await fetch(url)).text()).split("\n").filter((line) => line.startsWith(name));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(" ");
      return [line.slice(name.length, at), Number(line.slice(at + 1))];
    }),
  );
}
