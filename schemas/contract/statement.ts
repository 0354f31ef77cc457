import * as z from "zod";
import { endpoint, LARGE_MAX_BYTES } from "./endpoint";
import { readable } from "./leniency";
import {
  maybe,
  pageBody,
  total,
  wireAmount,
  wireId,
  wireList,
  wireStatus,
  wireText,
  wireTime,
  wireWord,
} from "./wire";

const source = wireWord("bonus", "promotion", "invite", "refund", "luckydraw");

/** Amounts are positive; `statementType` gives the sign. */
const statementEntry = z.object({
  statementType: wireWord("deposit", "bonus", "finish_bonus", "withdraw", "transfer"),
  status: wireStatus,
  from: maybe(wireText),
  to: maybe(wireText),
  amount: wireAmount,
  createdAt: wireTime,
  description: maybe(z.object({ source: maybe(source) })),
});

const slip = z.object({
  createdAt: wireTime,
  amount: readable("slips.amount", maybe(wireAmount)),
  status: wireStatus,
  note: maybe(wireText),
  link: maybe(wireText),
  reference: maybe(wireId),
});

/** The statement and the deposit slips. */
export const statement = {
  /** A page of the member's deposits, bonuses, withdrawals and transfers, newest first. */
  list: endpoint({
    method: "POST",
    path: "/api/statement",
    maxBytes: LARGE_MAX_BYTES,
    body: pageBody,
    response: wireList("statements", statementEntry, total),
  }),
  /** A page of the uploaded slips. */
  slips: endpoint({
    method: "POST",
    path: "/api/statement/slip",
    maxBytes: LARGE_MAX_BYTES,
    body: pageBody,
    response: wireList("slips", slip, total),
  }),
  /** The address of the picture of a slip. */
  slipReference: endpoint({
    path: "/api/statement/slip/reference/{reference}",
    response: z.object({ url: wireText }),
  }),
};
