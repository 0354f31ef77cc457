import { expect } from "vitest";
import type { MoneyForm, ShownState } from "./money-form";
import { drawIntent, sendForm, shownState } from "./money-forms";
import { type Person, personFor } from "./money-posts";
import { decidedState, type MovedSite } from "./moved-site";
import { meetAll, type OperatorFault, operatorFaults } from "./operator-faults";
import type { Visitor } from "./visitor";

/** Always the same amount, so that each operation must be distinguished from those before it. */
const AMOUNT = 100;

interface Tally {
  attempts: number;
  executedTwice: number;
  falselyFailed: number;
  falselyDone: number;
  /** Shown neither as done nor as refused in time. */
  open: number;
}

interface Group {
  form: MoneyForm;
  people: Person[];
  tally: Tally;
}

interface Attempt {
  form: MoneyForm;
  person: Person;
  tally: Tally;
  /** At the replica that the form was posted to. */
  visitor: Visitor;
  before: number;
  path: string;
  atOnce: ShownState;
}

async function groupOf(form: MoneyForm, members: number, { operator, app }: MovedSite): Promise<Group> {
  const people: Person[] = [];
  while (people.length < members) people.push(await personFor(form, operator, app.url));
  const none = { attempts: 0, executedTwice: 0, falselyFailed: 0, falselyDone: 0, open: 0 };
  return { form, people, tally: none };
}

interface Drawn {
  group: Group;
  person: Person;
  fault: OperatorFault;
  before: number;
  fields: Record<string, string>;
}

async function draw(group: Group, person: Person, fault: OperatorFault, site: MovedSite): Promise<Drawn> {
  const { form } = group;
  const { member, visitor } = person;
  const before = await form.moved(site.operator, member);
  const intent = await drawIntent(visitor, form);
  const fields = { intent, ...(await form.fields(AMOUNT, site.operator, member)) };
  return { group, person, fault, before, fields };
}

/** One member sends one form, which meets the fault, and sends it again. */
async function send({ group, person, fault, before, fields }: Drawn, site: MovedSite): Promise<Attempt> {
  const { operator } = site;
  const { form, tally } = group;
  const { endpoint } = form;
  const { username } = person.member;
  const visitor = person.visitor.at(site.urlUnder(fault));
  await operator.control("POST", "/faults", { endpoint, username, times: 1, ...fault });
  const path = await sendForm(visitor, form, fields);
  const atOnce = await shownState(visitor, path);
  await operator.control("DELETE", `/faults?username=${username}`);
  const again = await sendForm(visitor, form, fields);
  expect(again, `${form.name}, ${fault.kind}: a second arrival gets the same answer`).toBe(path);
  return { form, person, tally, visitor, before, path, atOnce };
}

async function count(
  { form, person, tally, visitor, before, path, atOnce }: Attempt,
  { operator }: MovedSite,
) {
  const state = await decidedState(visitor, path);
  const happened = ((await form.moved(operator, person.member)) - before) / AMOUNT;
  const isYes = state === form.happened;
  const isNo = state === "refused" || state === form.undecided;
  tally.attempts += 1;
  if (!isYes && !isNo) process.stdout.write(`${form.name}: ${path} is ${state}, first shown as ${atOnce}\n`);
  if (happened > 1) tally.executedTwice += 1;
  if (happened > 0 && (atOnce === "refused" || isNo)) tally.falselyFailed += 1;
  if (happened === 0 && (atOnce === form.happened || isYes)) tally.falselyDone += 1;
  if (!isYes && !isNo) tally.open += 1;
}

/**
 * So many members per form, each of whom meets so many of the faults in turn, all forms sent at the same time. Together
 * they must meet every fault.
 */
export async function expectMoneyUnderFaults(
  forms: readonly MoneyForm[],
  { members, rounds }: { members: number; rounds: number },
  site: MovedSite,
): Promise<void> {
  const groups: Group[] = [];
  for (const form of forms) groups.push(await groupOf(form, members, site));
  const metBy = (index: number, round: number) =>
    operatorFaults[(round * members + index) % operatorFaults.length] ?? operatorFaults[0];
  for (let round = 0; round < rounds; round++) {
    // One after another: a page leaves out what the operator does not answer within two seconds.
    const drawn: Drawn[] = [];
    for (const group of groups) {
      for (const [index, person] of group.people.entries()) {
        drawn.push(await draw(group, person, metBy(index, round), site));
      }
    }
    const attempts = await meetAll(drawn, (one) => send(one, site));
    await site.passDecision();
    await Promise.all(attempts.map((attempt) => count(attempt, site)));
  }
  const none = { executedTwice: 0, falselyFailed: 0, falselyDone: 0, open: 0 };
  for (const { form, tally } of groups) {
    process.stdout.write(`faults on ${form.name}: ${JSON.stringify(tally)}\n`);
    expect(tally, form.name).toEqual({ attempts: members * rounds, ...none });
  }
  expect(await site.operator.control("GET", "/ledger")).toMatchObject({ isExact: true });
}
