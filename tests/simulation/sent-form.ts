import * as z from "zod";
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

/** Whether the trace of one may be that of the other: of one member, in one place, of the same amount. */
export function sharesTrace(one: SentForm, other: SentForm): boolean {
  const amounts = [one.form.facts.amount, other.form.facts.amount];
  const isSameAmount = amounts.includes(undefined) || amounts[0] === amounts[1];
  return isSameAmount && one.member === other.member && meet(one, other);
}

/** Whether one may change what the other is judged by: its trace, or the balances beside it. */
export function disturbs(one: SentForm, other: SentForm): boolean {
  const { traces, beside = [] } = operations[one.form.operation];
  const movesMoney = isInBooks(one.form) || traces.includes("deposits") || beside.includes("bonuses");
  const isBeside = tracesOf(other).some((trace) => beside.includes(trace));
  const isDisturbed = meet(one, other) || isBeside || (movesMoney && isInBooks(other.form));
  return isDisturbed && one.member === other.member;
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

function tracesOf({ form }: SentForm): readonly string[] {
  return operations[form.operation].traces;
}

function meet(one: SentForm, other: SentForm): boolean {
  return tracesOf(one).some((trace) => tracesOf(other).includes(trace));
}

/** Whether two forms are filled in alike. */
export function isSameContent(one: Form, other: Form): boolean {
  return one.picture === other.picture && JSON.stringify(one.facts) === JSON.stringify(other.facts);
}
