import type { OperatorClient } from "../contract/operator-under-test";
import { drawIntent, sendForm, shownState } from "../support/money-forms";
import type { Visitor } from "../support/visitor";
import type { Person } from "./members";
import { payInByCode } from "./visits";

/** Every form moves the same amount: the smallest that all operators allow. */
const AMOUNT = 50;

/** A money form that was sent, and what its member last read about it. */
export interface SentForm {
  /** The intent's id, which is the key of its call. */
  key: string;
  name: string;
  visitor: Visitor;
  /** The URL of its outcome page. */
  path: string;
  /** Undefined until an outcome page was read. */
  shown: string | undefined;
}

/**
 * Loads the member's form, sends it, sometimes with two taps, and reads its outcome. Members without a form deposit.
 */
export async function moveMoney(person: Person, client: OperatorClient, sent: SentForm[]): Promise<void> {
  const { visitor, member, form } = person;
  if (!form) return payInByCode(visitor);
  person.isBusy = true;
  try {
    const intent = await drawIntent(visitor, form);
    const fields = { intent, ...(await form.fields(AMOUNT, client, member)) };
    const [key = ""] = intent.split(".");
    if (key === "") throw new Error(`no form of ${form.name}`);
    const own: SentForm = { key, name: form.name, visitor, path: `/user/outcome/${key}`, shown: undefined };
    sent.push(own);
    const taps = Math.random() < 0.1 ? 2 : 1;
    await Promise.all(Array.from({ length: taps }, () => sendForm(visitor, form, fields)));
    own.shown = await shownState(visitor, own.path);
  } finally {
    person.isBusy = false;
  }
}

/** Reads the outcome again if it was undecided when last read. */
export async function lookAgain(own: SentForm): Promise<void> {
  if (isDecided(own)) return;
  own.shown = await shownState(own.visitor, own.path).catch(() => own.shown);
}

export function isDecided({ shown }: SentForm): boolean {
  return saysYes(shown) || shown === "refused";
}

export function saysYes(shown: string | undefined): boolean {
  return shown === "done" || shown === "accepted";
}
