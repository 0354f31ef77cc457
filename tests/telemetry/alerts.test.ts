import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { run } from "../../scripts/bootstrap/run";
import { metricsIn, metricTypes, recordedRules, ruleExpressions, servedMetrics } from "./metric-names";

const rules = readFileSync("deploy/alerts.yaml", "utf8");
const trialFiles = ["deploy/alerts.test.yaml", "deploy/alerts.days.test.yaml"];
const trials = trialFiles.map((file) => readFileSync(file, "utf8")).join("\n");
const pages = readFileSync("docs/ops/alarms.md", "utf8");

const alarms = [...rules.matchAll(/- alert: (\w+)\n([\s\S]*?)(?=\n {6}- |\n {2}- |$)/g)].map(
  ([, name = "", text = ""]) => ({ name, text }),
);

test("Prometheus takes the rules, and each alarm does in its trial what it says", async () => {
  expect(await run("promtool", ["check", "rules", "deploy/alerts.yaml"])).toMatchObject({ code: 0 });
  const tried = await run("promtool", ["test", "rules", ...trialFiles]);
  expect(tried, tried.output).toMatchObject({ code: 0 });
  expect(alarms.length).toBeGreaterThan(12);
  for (const { name } of alarms) expect(trials, name).toContain(`alertname="${name}"`);
});

test("every metric in the rules and in their trials is one that the server has", async () => {
  const recorded = recordedRules();
  const known = new Set([...(await servedMetrics()), ...recorded]);
  const expressions = ruleExpressions();
  expect(expressions.length).toBe(alarms.length + recorded.length);
  const named = expressions.flatMap(metricsIn);
  const fed = [...trials.matchAll(/series: '(\w+)\{/g)].map(([, name = ""]) => name);
  expect([...named, ...fed].filter((name) => !known.has(name))).toEqual([]);
});

test("every metric of ours is explained in the chapter on telemetry", async () => {
  const told = readFileSync("docs/ops/telemetry.md", "utf8");
  const ours = (await metricTypes()).map(([name]) => name).filter((name) => !/^(nodejs|process)_/.test(name));
  expect(ours.length).toBeGreaterThan(15);
  expect(ours.filter((name) => !told.includes(`\`${name}`))).toEqual([]);
});

test("each alarm says how urgent it is and what it means, and leads to its paragraph", () => {
  for (const { name, text } of alarms) {
    const [, severity = ""] = /severity: (critical|warning|info)\n/.exec(text) ?? [];
    expect(severity, name).not.toBe("");
    for (const part of ["summary", "description"]) expect(text, name).toMatch(new RegExp(`${part}: .{15,}`));
    expect(text, name).toContain(`runbook: docs/ops/alarms.md#${name.toLowerCase()}`);
    const paragraph = pages.split(`\n## ${name}\n`)[1]?.split("\n## ")[0] ?? "";
    expect(paragraph.trimStart(), name).toMatch(new RegExp(`^Severity: \`${severity}\`\\.\n`));
    for (const part of ["For members", "Look at", "Do"])
      expect(paragraph, name).toMatch(new RegExp(`\\*\\*${part}\\.\\*\\* .{20,}`));
  }
  const headings = [...pages.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(headings).toEqual(alarms.map(({ name }) => name));
});
