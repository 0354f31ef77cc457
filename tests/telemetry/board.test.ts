import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { run } from "../../scripts/bootstrap/run";
import { metricsIn, recordedRules, ruleExpressions, servedMetrics } from "./metric-names";

const Panel = z.object({
  id: z.int().positive(),
  type: z.enum(["row", "timeseries"]),
  title: z.string().min(3),
  gridPos: z.object({ x: z.int().min(0), y: z.int().min(0), w: z.int().min(1), h: z.int().min(1) }),
  targets: z.array(z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string() })).default([]),
});
const Variable = z.object({ name: z.string(), type: z.string(), definition: z.string().optional() });
const Board = z.object({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.int().min(36),
  templating: z.object({ list: z.array(Variable) }),
  panels: z.array(Panel),
});

const board = Board.parse(JSON.parse(readFileSync("deploy/grafana-board.json", "utf8")));
const { panels } = board;
const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

test("the board is one that Grafana loads: its rows, its variables, no panel twice or over another", () => {
  const rows = panels.filter(({ type }) => type === "row").map(({ title }) => title);
  expect(rows).toEqual(["What members feel", "Money", "Operator", "Store", "Process", "Chat"]);
  expect(board.templating.list.map(({ name }) => name)).toEqual(["datasource", "brand", "instance"]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const taken = new Map<string, string>();
  for (const { title, gridPos } of panels) {
    const { x, y, w, h } = gridPos;
    expect(x + w, title).toBeLessThanOrEqual(24);
    for (let column = x; column < x + w; column++)
      for (let line = y; line < y + h; line++) {
        expect(taken.get(`${column} ${line}`), title).toBeUndefined();
        taken.set(`${column} ${line}`, title);
      }
  }
  for (const { type, title, targets } of panels) {
    expect(targets.length > 0, title).toBe(type === "timeseries");
    expect(new Set(targets.map(({ refId }) => refId)).size, title).toBe(targets.length);
  }
});

test("outcomes that nobody knows are those of the alarm, also when their replica has ended", () => {
  const [{ targets = [] } = {}] = panels.filter(({ title }) => title === "Outcomes nobody knows yet");
  expect(targets.map(({ expr }) => metricsIn(expr))).toEqual([["kapao:money_outcomes_open"]]);
  expect(targets[0]?.expr).toContain("max by (brand)");
});

test("every metric that an alarm is made of has a panel", () => {
  const shown = new Set(expressions.flatMap(metricsIn));
  const recorded = ["money_outcomes_unknown_total", "money_outcomes_resolved_total"];
  const alarming = ruleExpressions().flatMap(metricsIn);
  expect(alarming.length).toBeGreaterThan(20);
  const ownPages = ["up", "kapao:operator_calls:rate5m", ...recorded];
  expect(alarming.filter((name) => !shown.has(name) && !ownPages.includes(name))).toEqual([]);
});

test("what it asks is PromQL, of metrics that the server has, for the chosen brand and replica", async () => {
  const recorded = recordedRules();
  const known = new Set([...(await servedMetrics()), ...recorded]);
  const asked = board.templating.list.map(({ definition = "" }) => definition.replace(/, \w+\)/, ")"));
  const named = [...expressions, ...asked].flatMap(metricsIn);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  for (const one of expressions) {
    expect(one).toContain("$brand");
    // What the rules record is of all replicas, and of those that have ended.
    if (!metricsIn(one).every((name) => recorded.includes(name))) expect(one).toContain("$instance");
  }

  const folder = mkdtempSync(join(tmpdir(), "kapao-board-"));
  const file = join(folder, "rules.yaml");
  const plain = expressions.map((one) => one.replaceAll("$__rate_interval", "1m").replace(/\$\w+/g, "x"));
  const rules = plain.map((expr, at) => ({ record: `panel:${at}`, expr }));
  writeFileSync(file, JSON.stringify({ groups: [{ name: "board", rules }] }));
  const checked = await run("promtool", ["check", "rules", file]);
  rmSync(folder, { recursive: true });
  expect(checked, checked.output).toMatchObject({ code: 0 });
});
