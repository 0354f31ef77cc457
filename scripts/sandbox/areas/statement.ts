import type { Contract } from "schemas/contract";
import { toMajor } from "../money/amount";
import { pageOfStatements } from "../store/statements";
import { type Handlers, requireMember } from "./handlers";

export const statement = {
  list({ page, limit }, call) {
    const { total, rows } = pageOfStatements(call.sandbox.database, requireMember(call).id, page, limit);
    return {
      total,
      statements: rows.map((row) => ({
        statementType: row.statementType,
        status: row.status,
        from: row.fromText,
        to: row.toText,
        amount: toMajor(row.amount),
        createdAt: row.createdAt,
        description: row.source === null ? undefined : { source: row.source },
      })),
    };
  },
} satisfies Partial<Handlers<Contract["statement"]>>;
