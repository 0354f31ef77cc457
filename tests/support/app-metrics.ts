import { freePort } from "./free-port";

/** The metrics of an app that is started with this port. */
export interface AppMetrics {
  env: { METRICS_PORT: string };
  /** All that it says. */
  page(): Promise<string>;
  /** A metric's values by what follows its name: `{state="silent"}`. */
  valuesOf(name: string): Promise<Record<string, number>>;
}

export async function freeMetricsPort(): Promise<AppMetrics> {
  const port = await freePort();
  const page = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return {
    env: { METRICS_PORT: String(port) },
    page,
    async valuesOf(name) {
      const lines = (await page()).split("\n").filter((line) => line.startsWith(name));
      return Object.fromEntries(
        lines.map((line) => {
          const at = line.lastIndexOf(" ");
          return [line.slice(name.length, at), Number(line.slice(at + 1))];
        }),
      );
    },
  };
}
