import { expect, test } from "vitest";
import { drawIntent, moneyForms, sendForm, shownState } from "../support/money-forms";
import { oneAnswerOf, personFor } from "../support/money-posts";
import { sharedSite } from "../support/shared-site";

const AMOUNT = 100;

const { operator, app } = sharedSite();

/** Each form goes the same way, so one of them meets the crowd and the others a few. */
const crowds = moneyForms.map((form, index) => ({ form, name: form.name, posts: index === 0 ? 200 : 20 }));

test.each(crowds)(
  "$name by $posts posts of one form at once: it happens once, and all get one answer",
  async ({ form, posts }) => {
    const { member, visitor } = await personFor(form, operator, app.url);
    const before = await form.moved(operator, member);
    const fields = {
      intent: await drawIntent(visitor, form),
      ...(await form.fields(AMOUNT, operator, member)),
    };
    const answer = await oneAnswerOf(() => sendForm(visitor, form, fields), posts);
    expect(await shownState(visitor, answer)).toBe(form.happened);
    expect(await form.moved(operator, member)).toBe(before + AMOUNT);
    const calls = await operator.calls({ endpoint: form.endpoint, username: member.username });
    expect(calls).toHaveLength(1);
    expect(await operator.control("GET", "/ledger")).toMatchObject({ isExact: true });
  },
);
