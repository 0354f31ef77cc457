import { expect, test } from "vitest";
import { drawIntent, sendForm, transferForm, withdrawForm } from "../support/money-forms";
import { oneAnswerOf, personFor } from "../support/money-posts";
import { sharedSite } from "../support/shared-site";

const AMOUNT = 100;

const { operator, app } = sharedSite({ LIMIT_MONEY_MEMBER: "1/600" });

test.each([transferForm, withdrawForm])(
  "$name: 20 posts of one form are one operation; the next operation is over the limit, reaches nobody and says the wait",
  async (form) => {
    const { member, visitor } = await personFor(form, operator, app.url);
    const fieldsOf = async () => ({
      intent: await drawIntent(visitor, form),
      ...(await form.fields(AMOUNT, operator, member)),
    });
    const first = await fieldsOf();
    const outcome = await oneAnswerOf(() => sendForm(visitor, form, first), 20);
    expect(outcome).toMatch(/^\/user\/outcome\//);
    const next = await fieldsOf();
    const refused = await visitor.post(form.path, next);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain(`value="${AMOUNT}"`);
    expect(await operator.calls({ endpoint: form.endpoint, username: member.username })).toHaveLength(1);
    expect(await sendForm(visitor, form, first)).toBe(outcome);
    const other = await personFor(form, operator, app.url);
    const others = {
      intent: await drawIntent(other.visitor, form),
      ...(await form.fields(AMOUNT, operator, other.member)),
    };
    expect(await sendForm(other.visitor, form, others)).toMatch(/^\/user\/outcome\//);
  },
);
