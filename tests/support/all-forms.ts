import type { EndpointName } from "schemas/contract";
import { expect } from "vitest";
import type { TestMember } from "../contract/operator-under-test";
import { grantForms } from "./grant-forms";
import type { FormReply, MoneyForm, ShownState } from "./money-form";
import { drawIntent, moneyForms, shownState } from "./money-forms";
import { personFor } from "./money-posts";
import type { MovedSite } from "./moved-site";
import type { Visitor } from "./visitor";

/** A form for each operation of the product that happens at most once. */
export const allForms: readonly MoneyForm[] = [...moneyForms, ...grantForms];

/** Calls of the contract that move money and that no screen makes. */
export const uncalled: readonly EndpointName[] = ["wallet.add", "wallet.withdraw"];

/** Each form is used for this much, once. */
const AMOUNT = 100;

/** A form that a member has before them, and what is known of it. */
export interface DrawnForm {
  form: MoneyForm;
  member: TestMember;
  visitor: Visitor;
  /** The page of its outcome, whatever the form itself answers. */
  outcome: string;
  /** Posts it, there or at another replica; always the same. */
  post(at?: string): Promise<FormReply>;
  /** Whether it has happened, by the operator's books. */
  hasHappened(): Promise<boolean>;
  calls(): Promise<{ executed: boolean }[]>;
  shown(at?: string): Promise<ShownState>;
}

/** A new member with the form on the screen. */
export async function drawForm(
  form: MoneyForm,
  { operator, app }: Pick<MovedSite, "operator" | "app">,
): Promise<DrawnForm> {
  const { member, visitor } = await personFor(form, operator, app.url);
  return drawAgain(form, { member, visitor }, { operator });
}

/** The same form once more, for somebody who is signed in. */
export async function drawAgain(
  form: MoneyForm,
  { member, visitor }: Pick<DrawnForm, "member" | "visitor">,
  { operator }: Pick<MovedSite, "operator">,
): Promise<DrawnForm> {
  const { username } = member;
  const before = await form.moved(operator, member);
  // A coupon must be there for its form; what others receive is read by the form's own page.
  const values = await form.fields(AMOUNT, operator, member);
  const fields = { ...values, intent: await drawIntent(visitor, form) };
  const send = form.send ?? sendPlain(form.path);
  return {
    form,
    member,
    visitor,
    outcome: `/user/outcome/${fields.intent.split(".")[0]}`,
    post: (at) => send(at === undefined ? visitor : visitor.at(at), fields),
    async hasHappened() {
      const moved = (await form.moved(operator, member)) - before;
      expect([0, AMOUNT], `${form.name}: ${moved} moved`).toContain(moved);
      return moved === AMOUNT;
    },
    calls: () => operator.calls({ endpoint: form.endpoint, username }),
    async shown(at) {
      const outcome = `/user/outcome/${fields.intent.split(".")[0]}`;
      return shownState(at === undefined ? visitor : visitor.at(at), outcome);
    },
  };
}

function sendPlain(path: string): NonNullable<MoneyForm["send"]> {
  return async (visitor, fields) => {
    const answer = await visitor.post(path, fields);
    const text = await answer.text();
    return { status: answer.status, to: answer.headers.get("location") ?? undefined, text };
  };
}

/**
 * Expects the truth on an outcome page: nothing done that was not, nothing not done that was; `isOver`: and decided.
 */
export async function expectTruth(
  drawn: DrawnForm,
  told: string,
  isOver: boolean,
  at?: string,
): Promise<ShownState> {
  const { form } = drawn;
  let state = await drawn.shown(at);
  for (let look = 1; isOver && look < 10 && state === "checking"; look++) state = await drawn.shown(at);
  const has = await drawn.hasHappened();
  const yes = [form.happened, "done", "accepted"];
  const no = ["refused", ...(form.undecided ? [form.undecided] : [])];
  expect([...(has ? yes : no), ...(isOver ? [] : ["checking"])], `${told}: shown as ${state}`).toContain(
    state,
  );
  return state;
}
