import { expect } from "vitest";
import type { OperatorClient, TestMember } from "../contract/operator-under-test";
import { type MoneyForm, shownState } from "./money-forms";
import { RESOLVED_WITHIN_MS } from "./operator-faults";
import { Visitor } from "./visitor";

export interface Person {
  member: TestMember;
  visitor: Visitor;
}

/** A signed-in member for the form, at an operator with the settings that it needs. */
export async function personFor(form: MoneyForm, operator: OperatorClient, url: string): Promise<Person> {
  if (form.cashier) await operator.control("POST", "/cashier", form.cashier);
  if (form.settings) await operator.control("POST", "/settings", form.settings);
  const member = await operator.member(form.member);
  await form.prepare?.(operator, member);
  return { member, visitor: await new Visitor(url).signIn(member) };
}

const AT_ONCE = 200;

/** Posts a form 200 times at once and returns the one result that they must all get. */
export async function oneAnswerOf(post: () => Promise<string>): Promise<string> {
  const [first = "", ...others] = new Set(await Promise.all(Array.from({ length: AT_ONCE }, post)));
  expect(others).toEqual([]);
  return first;
}

/** What the outcome page shows once it is decided, or at the latest after the time allowed for that. */
export async function untilResolved(
  visitor: Visitor,
  path: string,
  since = performance.now(),
): Promise<string> {
  for (;;) {
    const state = await shownState(visitor, path);
    if (state !== "checking" || performance.now() - since > RESOLVED_WITHIN_MS) return state;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
