import * as z from "zod";
import { toSatang } from "../money/amount";
import { statementRows } from "../seed/statement-rows";
import type { Sandbox } from "../state/sandbox";
import { addStatements, countStatements, type StatementRow } from "../store/statements";
import { type ControlInput, type ControlRoute, requireBody, requireNamed } from "./control-route";

const entry = z.strictObject({
  statementType: z.enum(["deposit", "bonus", "finish_bonus", "withdraw", "transfer"]),
  status: z.string().default("SUCCESS"),
  from: z.string().default(""),
  to: z.string().default(""),
  amount: z.number().min(0).max(1e12),
  createdAt: z.iso.datetime().optional(),
  source: z.string().nullable().default(null),
});

const history = z.strictObject({
  count: z.coerce.number().int().min(0).max(100_000).default(0),
  stepMs: z.coerce.number().int().min(1).optional(),
  entries: z.array(entry).max(10_000).default([]),
});

function addHistory(sandbox: Sandbox, input: ControlInput) {
  const { database, flavour, clock } = sandbox;
  const member = requireNamed(sandbox, input);
  const { count, stepMs, entries } = requireBody(history, input.body);
  const made = statementRows(flavour, count, clock.nowMs(), stepMs);
  const given = entries.map(
    ({ from, to, amount, createdAt = clock.now(), ...row }): StatementRow => ({
      ...row,
      fromText: from,
      toText: to,
      amount: toSatang(amount),
      createdAt,
    }),
  );
  addStatements(database, member.id, [...made, ...given]);
  return { statements: countStatements(database, member.id) };
}

export const historyRoutes: readonly ControlRoute[] = [
  {
    method: "POST",
    path: "/sandbox/members/{username}/statements",
    about:
      "Adds history that no money stands behind: {count? (made-up, of every kind), stepMs? (between them), entries?: [{statementType, status?, from?, to?, amount, createdAt?, source?}]}, oldest first.",
    run: addHistory,
  },
];
