import type { Pace } from "../../scripts/soak/pace";
import type { TestMember } from "../contract/operator-under-test";
import { depositor } from "../support/deposits";
import type { MoneyForm } from "../support/money-form";
import { moneyForms } from "../support/money-forms";
import type { Site } from "../support/site";
import type { AnswerBook } from "./answer-book";
import { PacedVisitor } from "./paced-visitor";

/** The number of members for each money form, and of those who deposit by QR code. */
const OF_EACH = 8;

export interface Person {
  visitor: PacedVisitor;
  member: TestMember;
  /** The form that this member sends repeatedly; undefined for QR deposits. */
  form: MoneyForm | undefined;
  /** A money form is being submitted; nobody fills in two at the same time. */
  isBusy: boolean;
}

/** Members signed in before any faults start. */
export async function peopleOf(
  { sandbox, url }: Pick<Site, "url" | "sandbox">,
  pace: Pace,
  book: AnswerBook,
): Promise<Person[]> {
  const people: Person[] = [];
  const enter = async (member: TestMember, form?: MoneyForm) => {
    const visitor = await new PacedVisitor(url, pace, book).signIn(member);
    people.push({ visitor, member, form, isBusy: false });
  };
  await sandbox.set({ withdrawMin: 1 });
  for (const form of moneyForms) {
    if (form.cashier) await sandbox.control("POST", "/cashier", form.cashier);
    if (form.settings) await sandbox.control("POST", "/settings", form.settings);
    for (let index = 0; index < OF_EACH; index += 1) {
      const member = await sandbox.member({ statements: 30, ...form.member });
      await form.prepare?.(sandbox, member);
      await enter(member, form);
    }
  }
  for (let index = 0; index < OF_EACH; index += 1) await enter(await depositor(sandbox, { statements: 30 }));
  return people;
}
