import { columnsOf } from "../bench/measure";
import { whyNotCarried } from "./carried";
import type { Figures, Waits } from "./figures";

const MEGABYTE = 1024 * 1024;
const COMMANDS_SHOWN = 8;
/** Below, two digits would say nothing. */
const SELDOM = 0.01;
const whole = (value: number) => value.toFixed(0);
const megabytes = (bytes: number) => `${whole(bytes / MEGABYTE)} MB`;

/** The figures as text, a table each for members, processes, the store and the operator. */
export function reportOf(figures: Figures): string {
  const { seconds, wantedPerSecond, answeredPerSecond, notSent, lateMs, statuses } = figures;
  const { store, operator } = figures;
  const why = whyNotCarried(figures);
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return [
    `${wantedPerSecond.toFixed(1)} requests/s were due for ${whole(seconds)} s; ${answeredPerSecond.toFixed(1)} were answered.`,
    `Not sent: ${notSent}. Sent late by at most ${lateMs.toFixed(1)} ms (99 %). Answers: ${answers.join(", ")}; faults: ${figures.faults}.`,
    ...(why.length > 0 ? [`This machine does not carry that rate: ${why.join("; ")}.`] : []),
    "",
    columnsOf([
      ["from the intended start, ms", "requests", "p50", "p95", "p99", "max", "bytes", "operator's calls"],
      ...Object.entries(figures.kinds).map(([kind, waits]) =>
        waitRow(kind, waits, operator.pages[kind]?.calls),
      ),
      waitRow("all", figures.all, operator.callsPerRequest),
    ]),
    "",
    columnsOf([
      ["process", "of a core", "ms per request", "memory (RSS)"],
      ...[...figures.processes, replicasTogether(figures)].map(
        ({ name, cpuShare, cpuMsPerRequest, residentBytes }) => [
          ...[name, `${whole(cpuShare * 100)} %`, cpuMsPerRequest.toFixed(2), megabytes(residentBytes)],
        ],
      ),
    ]),
    "",
    `Store: ${store.commandsPerRequest.toFixed(2)} commands per request, ${whole(store.commandsPerSecond)}/s; ` +
      `${store.connections} connections, ${store.keys} keys, ${megabytes(store.memoryBytes)}, ` +
      `${(store.growthPerThousand / 1024).toFixed(1)} kB more per 1,000 requests.`,
    `  ${store.byCommand
      .slice(0, COMMANDS_SHOWN)
      .map(([name, each]) => `${name} ${each.toFixed(2)}`)
      .join(", ")}`,
    `Operator: ${whole(operator.callsPerSecond)} calls/s; per page:`,
    ...Object.entries(operator.pages).map(([kind, { byEndpoint }]) => `  ${kind}: ${sharesOf(byEndpoint)}`),
  ].join("\n");
}

function replicasTogether({ processes }: Figures): Figures["processes"][number] {
  const replicas = processes.filter(({ name }) => name.startsWith("replica "));
  const sum = (of: (one: Figures["processes"][number]) => number) =>
    replicas.reduce((before, one) => before + of(one), 0);
  return {
    name: "replicas together",
    cpuShare: sum(({ cpuShare }) => cpuShare),
    cpuMsPerRequest: sum(({ cpuMsPerRequest }) => cpuMsPerRequest),
    residentBytes: sum(({ residentBytes }) => residentBytes),
  };
}

function waitRow(kind: string, waits: Waits, calls: number | undefined): string[] {
  const { requests, p50, p95, p99, max, bytes } = waits;
  return [kind, ...[requests, p50, p95, p99, max, bytes].map(whole), calls?.toFixed(2) ?? ""];
}

function sharesOf(byEndpoint: Readonly<Record<string, number>>): string {
  const shares = Object.entries(byEndpoint).toSorted(([, one], [, other]) => other - one);
  return shares.map(([name, each]) => `${name} ${each.toFixed(each < SELDOM ? 4 : 2)}`).join(", ") || "none";
}
