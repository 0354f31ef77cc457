import { startApp, type TestApp } from "./app";
import { type AppMetrics, freeMetricsPort } from "./app-metrics";

type Line = Partial<Record<"msg" | "path", string>> & { pid?: number; worker?: number };

/** Two workers with a parent, which is the process that `TestApp` knows. */
export interface Workers extends TestApp {
  metrics: AppMetrics;
  /** Lines of the log with that message, oldest first. */
  said(message: string): Line[];
  /** The process ids of those that have begun to serve and still live, oldest first. */
  pids(): number[];
}

export async function startWorkers(environment: Record<string, string>): Promise<Workers> {
  const metrics = await freeMetricsPort();
  const app = await startApp({ WORKERS: "2", ...metrics.env, ...environment });
  const said = (message: string) =>
    app.lines.flatMap((text): Line[] => {
      const line = text.startsWith("{") ? (JSON.parse(text) as Line) : {};
      return line.msg === message ? [line] : [];
    });
  const pids = () => said("worker listening").flatMap(({ pid = 0 }) => (isAlive(pid) ? [pid] : []));
  return { ...app, metrics, said, pids };
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
