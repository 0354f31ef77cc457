import type { Contract } from "schemas/contract";
import { toMajor } from "../money/amount";
import { ApiError } from "../state/api-error";
import { requireMember } from "../state/call";
import { findSlip, pageOfSlips, slipPicture } from "../store/slips";
import { pageOfStatements } from "../store/statements";
import type { Handlers } from "./handlers";

/** The URL of a slip's picture. Anyone who knows the reference can see it. */
function slipAddress(origin: string, reference: string): string {
  return `${origin}/slips/${reference}.jpg`;
}

export const statement = {
  list({ page, limit }, call) {
    const { database, settings } = call.sandbox;
    const shown = Math.min(limit, settings.pageLimit);
    const { total, rows } = pageOfStatements(database, requireMember(call).id, page, shown);
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

  slips({ page, limit }, call) {
    const { database, settings, origin } = call.sandbox;
    const shown = Math.min(limit, settings.pageLimit);
    const { total, slips } = pageOfSlips(database, requireMember(call).id, page, shown);
    return {
      total,
      slips: slips.map(({ createdAt, amount, status, note, reference, hasPicture }) => ({
        createdAt,
        amount: amount === null ? undefined : toMajor(amount),
        status,
        note: note ?? undefined,
        link: hasPicture ? slipAddress(origin, reference) : undefined,
        reference,
      })),
    };
  },

  slipReference({ reference }, call) {
    const { database, origin } = call.sandbox;
    const slip = findSlip(database, reference);
    const isOwn = slip?.memberId === requireMember(call).id;
    if (!isOwn || !slipPicture(database, reference))
      throw new ApiError("NO_DATA", "no picture of this member");
    return { url: slipAddress(origin, reference) };
  },
} satisfies Handlers<Contract["statement"]>;
