import { expect, test } from "vitest";
import { startOperator } from "../contract/operator-under-test";
import { startApp } from "../support/app";
import { drawIntent, moneyForms, sendForm, shownState } from "../support/money-forms";
import { personFor } from "../support/money-posts";
import { expectMoneyUnderFaults } from "../support/money-under-faults";
import { movedSite } from "../support/moved-site";

const site = movedSite();

test("every money form under every fault: never twice, never lost, never falsely failed or done, decided 10 s after the call's time", {
  timeout: 300_000,
}, async () => {
  await expectMoneyUnderFaults(moneyForms, { members: 4, rounds: 3 }, site);
});

test("every money form at an operator that refuses connections: nothing was sent, and the member reads that", async () => {
  const gone = await startOperator();
  const own = await startApp({ OPERATOR_API_URL: gone.url });
  const drawn = [];
  for (const form of moneyForms) {
    const { member, visitor } = await personFor(form, gone, own.url);
    const fields = await form.fields(100, gone, member);
    drawn.push({ form, visitor, fields: { ...fields, intent: await drawIntent(visitor, form) } });
  }
  await gone.close();
  for (const { form, visitor, fields } of drawn) {
    const path = await sendForm(visitor, form, fields);
    expect(await shownState(visitor, path), form.name).toBe("refused");
  }
  await own.stop();
});
