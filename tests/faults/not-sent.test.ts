import { afterAll, expect, test } from "vitest";
import { startApp } from "../support/app";
import { drawIntent, sendForm, shownState, transferForm } from "../support/money-forms";
import { personFor } from "../support/money-posts";
import { passOn } from "../support/pass-on";
import { sharedOperator } from "../support/shared-operator";
import { createIdentities, doors, startTlsDoor } from "../support/tls-door";
import { spinForm } from "../support/wheel-forms";

const operator = sharedOperator();
const identities = createIdentities();
afterAll(() => identities.remove());

test("money that no connection could take to the operator is told as not done at once, by whatever it failed", async () => {
  const door = await startTlsDoor(identities, passOn(operator.url));
  const app = await startApp({ OPERATOR_API_URL: door.url, NODE_EXTRA_CA_CERTS: identities.caFile });
  for (const form of [transferForm, spinForm]) {
    const { member, visitor } = await personFor(form, operator, app.url);
    for (const kind of doors) {
      const intent = await drawIntent(visitor, form);
      const fields = { intent, ...(await form.fields(100, operator, member)) };
      door.become(kind);
      const path = await sendForm(visitor, form, fields);
      const calls = await operator.calls({ endpoint: form.endpoint, username: member.username });
      door.become("opens");
      expect([kind, await shownState(visitor, path), calls.length], form.name).toEqual(
        kind === "opens" ? [kind, "done", 1] : [kind, "refused", 1],
      );
    }
  }
  await app.stop();
  await door.close();
});
