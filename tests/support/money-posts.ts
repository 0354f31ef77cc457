import { expect } from "vitest";
import type { OperatorClient, TestMember } from "../contract/operator-under-test";
import type { MoneyForm } from "./money-form";
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

/** Posts a form so many times at once and returns the one result that they must all get. */
export async function oneAnswerOf(post: () => Promise<string>, atOnce: number): Promise<string> {
  const [first = "", ...others] = new Set(await Promise.all(Array.from({ length: atOnce }, post)));
  expect(others).toEqual([]);
  return first;
}
