import { readFileSync } from "node:fs";
import { createMemoryStore } from "../support/memory-store";
import { freshMetrics, servedBy } from "../support/served-metrics";

/** What PromQL itself calls by a name. */
const WORDS =
  /^(sum|count|max|absent|rate|increase|histogram_quantile|by|on|ignoring|and|or|unless|group_left|label_values|[0-9.]+[smhd]?)$/;
/** Prometheus' own: whether it reaches a process. */
const OWN = ["up"];

/** The metrics that an expression of PromQL names. */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, " ")
    .replace(/\b(by|on|ignoring|group_left) \([^)]*\)/g, " ");
  return (bare.match(/[a-z_:][\w:]*/gi) ?? []).filter((word) => !WORDS.test(word));
}

/** What the server tells of itself: each metric's name and type. */
export async function metricTypes(): Promise<[name: string, type: string][]> {
  const metrics = freshMetrics();
  metrics.store(createMemoryStore());
  const page = await servedBy(metrics);
  return [...page.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = "", type = ""]) => [name, type]);
}

/** Every metric that the server has, with those that a histogram is read by. */
export async function servedMetrics(): Promise<Set<string>> {
  const names = (await metricTypes()).flatMap(([name, type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  return new Set([...names, ...OWN]);
}

const rules = readFileSync("deploy/alerts.yaml", "utf8");

/** The names under which the rules record what they reckon. */
export function recordedRules(): string[] {
  return [...rules.matchAll(/- record: (\S+)/g)].map(([, name = ""]) => name);
}

/** What the rules ask: one expression for each record and each alarm. */
export function ruleExpressions(): string[] {
  return [...rules.matchAll(/expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/g)].map(
    ([, block, line]) => block ?? line ?? "",
  );
}
