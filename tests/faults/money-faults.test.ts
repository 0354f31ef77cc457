import { expect, test } from "vitest";
import { startOperator } from "../contract/operator-under-test";
import { startApp } from "../support/app";
import {
  drawIntent,
  type MoneyForm,
  moneyForms,
  rewardForms,
  sendForm,
  shownState,
  transferAllForm,
  transferForm,
  withdrawForm,
} from "../support/money-forms";
import { type Person, personFor, untilResolved } from "../support/money-posts";
import { operatorFaults, RESOLVED_WITHIN_MS } from "../support/operator-faults";
import { impatientSite } from "../support/shared-site";
import { wheelForms } from "../support/wheel-forms";

const MEMBERS = 100;

const { operator, app } = impatientSite();

interface Tally {
  attempts: number;
  executedTwice: number;
  falselyFailed: number;
  falselyDone: number;
  /** Shown neither as done nor as refused in time. */
  open: number;
  slowest: number;
}

/** Always the same amount, so that each operation must be distinguished from those before it. */
const AMOUNT = 100;

/** One member who meets every fault in turn. */
async function meetFaults(form: MoneyForm, { member, visitor }: Person, tally: Tally): Promise<void> {
  for (const fault of operatorFaults) {
    const before = await form.moved(operator, member);
    const intent = await drawIntent(visitor, form);
    const fields = { intent, ...(await form.fields(AMOUNT, operator, member)) };
    const { endpoint } = form;
    const { username } = member;
    await operator.control("POST", "/faults", { endpoint, username, times: 1, ...fault });
    const path = await sendForm(visitor, form, fields);
    const atOnce = await shownState(visitor, path);
    await operator.control("DELETE", `/faults?username=${username}`);
    const recoveredAt = performance.now();
    const again = await sendForm(visitor, form, fields);
    // If the outcome stays unknown, that of the next operation does too, because this one may explain its evidence.
    const isUntold = form.undecided !== undefined && (await form.moved(operator, member)) === before;
    const state = await untilResolved(visitor, path, recoveredAt);
    const took = isUntold ? 0 : performance.now() - recoveredAt;
    const happened = ((await form.moved(operator, member)) - before) / AMOUNT;
    const isYes = state === form.happened;
    const isNo = state === "refused" || state === form.undecided;
    expect(again, `${fault.kind}: a second arrival gets the same answer`).toBe(path);
    tally.attempts += 1;
    if (happened > 1) tally.executedTwice += 1;
    if (happened > 0 && (atOnce === "refused" || isNo)) tally.falselyFailed += 1;
    if (happened === 0 && (atOnce === form.happened || isYes)) tally.falselyDone += 1;
    if (!isYes && !isNo) tally.open += 1;
    tally.slowest = Math.max(tally.slowest, took);
  }
}

const none = { executedTwice: 0, falselyFailed: 0, falselyDone: 0, open: 0 };

/** A hundred members at once: all with one form of the wallet, or spread over all forms of the rewards. */
const hundreds: { name: string; forms: readonly MoneyForm[] }[] = [
  ...[transferForm, withdrawForm, transferAllForm].map((form) => ({ name: form.name, forms: [form] })),
  { name: "every reward", forms: [...rewardForms, ...wheelForms] },
];

test.each(hundreds)(
  "$name under every fault, by 100 members: never twice, never lost, never falsely failed or done, resolved within 10 s of the call's time",
  { timeout: 300_000 },
  async ({ forms }) => {
    const members = MEMBERS / forms.length;
    const tallies = forms.map((): Tally => ({ attempts: 0, ...none, slowest: 0 }));
    const met: Promise<void>[] = [];
    for (const [index, form] of forms.entries()) {
      const people: Person[] = [];
      while (people.length < members) people.push(await personFor(form, operator, app.url));
      const tally = tallies[index];
      if (tally) met.push(...people.map((person) => meetFaults(form, person, tally)));
    }
    await Promise.all(met);
    for (const [index, { slowest, ...counts }] of tallies.entries()) {
      const { name } = forms[index] ?? {};
      process.stdout.write(
        `faults on ${name}: ${JSON.stringify({ ...counts, slowest: Math.round(slowest) })}\n`,
      );
      expect(counts, name).toEqual({ attempts: members * operatorFaults.length, ...none });
      expect(slowest).toBeLessThan(RESOLVED_WITHIN_MS);
    }
    expect(await operator.control("GET", "/ledger")).toMatchObject({ isExact: true });
  },
);

test.each(moneyForms)(
  "$name at an operator that refuses connections: nothing was sent, and the member reads that",
  { timeout: 30_000 },
  async (form) => {
    const gone = await startOperator();
    const own = await startApp({ OPERATOR_API_URL: gone.url });
    const { member, visitor } = await personFor(form, gone, own.url);
    const fields = await form.fields(100, gone, member);
    const intent = await drawIntent(visitor, form);
    await gone.close();
    const path = await sendForm(visitor, form, { intent, ...fields });
    expect(await shownState(visitor, path)).toBe("refused");
    await own.stop();
  },
);
