import * as z from "zod";
import type { OperationName } from "~/money/kinds/index.server";
import type { IntentRecord } from "~/money/once/record.server";
import { operations } from "./operations";
import type { Replica } from "./replica";
import type { Form } from "./step";

/** One submission of a form. */
export interface Submitted {
  at: number;
  replica: Replica;
  form: Form;
  /** When it had its verdict. */
  endedAt?: number;
}

/** A form that a simulated member was shown, and what has become of it. */
export interface SentForm {
  id: string;
  token: string;
  member: string;
  form: Form;
  submissions: Submitted[];
  /** What the member was last told. */
  record?: IntentRecord | undefined;
  /** When the refused call was sent. */
  refusedOf?: number | undefined;
  /** When a look first found it done. */
  doneAt?: number;
  /** The store lost its data after the form was rendered. */
  isForgotten: boolean;
}

/** Where each operation leaves its trace. */
const traces: Record<OperationName, readonly string[]> = {
  transfer: ["transfers"],
  "transfer-all": ["transfers"],
  withdraw: ["withdrawals"],
  slip: ["slips", "deposits"],
  "gift-link": ["deposits"],
  "qr-code": ["codes"],
  "activate-game": ["accounts"],
  "reset-game-password": ["accounts"],
  "bonus-activate": ["offers", "held"],
  "bonus-clear": ["held"],
  "promotion-activate": ["held"],
  "invite-bonus": ["invite"],
  "refund-receive": ["refund", "held"],
  "refund-to-wallet": ["refund"],
  spin: ["wheel"],
  "coupon-claim": ["coupons"],
};

/** What may be told by an entry of a bonus that does not say where it is from. */
const pays: ReadonlySet<OperationName> = new Set([
  ...(["bonus-activate", "promotion-activate", "coupon-claim"] as const),
  ...(["invite-bonus", "refund-receive", "refund-to-wallet"] as const),
]);

/** Whether the trace of one may be that of the other: of one member, in one place, of the same amount. */
export function sharesTrace(one: SentForm, other: SentForm): boolean {
  const amounts = [one.form.facts.amount, other.form.facts.amount];
  const isSameAmount = amounts.includes(undefined) || amounts[0] === amounts[1];
  return isSameAmount && one.member === other.member && meet(one, other);
}

/** Whether one may change what the other is judged by: its trace, or the balances beside it. */
export function disturbs(one: SentForm, other: SentForm): boolean {
  if (one.member !== other.member) return false;
  const of = ({ form: { operation, facts } }: SentForm) => {
    const { kind } = operations[operation];
    return { shown: kind.of({ facts }), changed: kind.changes };
  };
  const { shown } = of(other);
  const { operation } = one.form;
  const movesMoney = isInBooks(one.form) || pays.has(operation) || traces[operation].includes("deposits");
  if (meet(one, other) || (movesMoney && isInBooks(other.form))) return true;
  return shown !== null && [of(one).shown, ...of(one).changed].includes(shown);
}

/** Whether wallet and statement, together, are the evidence of its operation. */
export function isInBooks({ operation }: Form): boolean {
  return operations[operation].kind.evidence === "books";
}

const Own = z.object({ isOpen: z.boolean(), isListed: z.boolean() }).partial().nullish();

/**
 * Whether a look can tell at all, given what the one before sending has shown: not how a spin ended that gave a coin,
 * whether an open account was opened, or a coupon claimed that was not there.
 */
export function isTold({ form: { operation } }: SentForm, own: unknown): boolean {
  if (operation === "spin" || own === null) return false;
  const { isOpen, isListed } = Own.safeParse(own).data ?? {};
  return operation === "activate-game" ? isOpen === false : isListed !== false;
}

function meet(one: SentForm, other: SentForm): boolean {
  return traces[one.form.operation].some((trace) => traces[other.form.operation].includes(trace));
}

/** Whether two forms are filled in alike. */
export function isSameContent(one: Form, other: Form): boolean {
  return one.picture === other.picture && JSON.stringify(one.facts) === JSON.stringify(other.facts);
}
