import { describe, expect, test } from "vitest";
import type { TestMember } from "../contract/operator-under-test";
import { sendForm, shownState } from "../support/money-forms";
import { oneAnswerOf } from "../support/money-posts";
import { decidedState, movedSite } from "../support/moved-site";
import { meetAll, type OperatorFault, operatorFaults } from "../support/operator-faults";
import { Visitor } from "../support/visitor";

const SCREEN = "/user/bonus";

const { operator, app, urlUnder, passDecision } = movedSite();

interface Rewards {
  bonus: { code: string } | null;
}

const heldBy = async ({ username }: TestMember): Promise<string | undefined> =>
  (await operator.control<Rewards>("GET", `/members/${username}/rewards`)).bonus?.code;

interface Form {
  endpoint: "bonus.activate" | "bonus.clear" | "promotion.activate";
  path: string;
  /** The member who uses the form. */
  member: object;
  /** The page with the form's intent, and the form to submit to get it. */
  drawn: { path: string; button?: string; fields?: Record<string, string> };
  fields: Record<string, string>;
  /** Where the form leads after success. */
  done: RegExp;
  /** The held bonus before and after it. */
  before?: string;
  after?: string;
}

const OUTCOME = /^\/user\/outcome\//;

/** The forms that receive or end a bonus, one per row. */
const forms: Record<string, Form> = {
  "a bonus": {
    endpoint: "bonus.activate",
    path: `${SCREEN}/WELCOME`,
    member: { walletAmount: 100 },
    drawn: { path: `${SCREEN}/WELCOME`, button: undefined },
    fields: { do: "confirm" },
    done: OUTCOME,
    after: "WELCOME",
  },
  "a promotion code": {
    endpoint: "promotion.activate",
    path: SCREEN,
    member: { walletAmount: 100 },
    drawn: { path: SCREEN, fields: { do: "promotion", code: "GIFT50" } },
    fields: { do: "confirm", of: "promotion", code: "gift50 " },
    done: OUTCOME,
    after: "GIFT50",
  },
  "the end of a bonus": {
    endpoint: "bonus.clear",
    path: SCREEN,
    member: { walletAmount: 5, bonus: "day" },
    drawn: { path: SCREEN, fields: { do: "clear" } },
    fields: { do: "confirm", of: "clear" },
    done: /^\/user\/bonus$/,
    before: "DAILY10",
  },
};

/** Names the bonus that the page shows, in the form that ends it. */
const heldShown = async (visitor: Visitor, { before }: Pick<Form, "before">) =>
  before === undefined ? undefined : { held: await visitor.hiddenField(SCREEN, "held") };

/** The intent in the page: that of the dialog, or of the review that asks to confirm. */
async function drawIntent(visitor: Visitor, { drawn }: Form, held?: object): Promise<string> {
  const { path, fields } = drawn;
  const page = fields ? await visitor.post(path, { ...fields, ...held }) : await visitor.get(path);
  const html = await page.text();
  const value = /name="intent"[^>]*value="([^"]+)"/.exec(html)?.[1];
  if (value === undefined) throw new Error(`no intent on ${path}: ${html.slice(0, 300)}`);
  return value;
}

async function drawFields(visitor: Visitor, form: Form): Promise<Record<string, string>> {
  const held = await heldShown(visitor, form);
  return { ...form.fields, ...held, intent: await drawIntent(visitor, form, held) };
}

async function person(form: Form) {
  const member = await operator.member(form.member);
  const visitor = await new Visitor(app.url).signIn(member);
  const send = (fields: Record<string, string>) => sendForm(visitor, form, fields);
  return { member, visitor, send };
}

async function draw(form: Form, fault: OperatorFault) {
  const { member, visitor: drawing } = await person(form);
  return { form, fault, member, drawing, fields: await drawFields(drawing, form) };
}

/** Where the form leads that meets the fault, and what the outcome page says at first. */
async function meetFault({ form, fault, member, drawing, fields }: Awaited<ReturnType<typeof draw>>) {
  const { endpoint } = form;
  const { username } = member;
  const visitor = drawing.at(urlUnder(fault));
  const send = () => sendForm(visitor, form, fields);
  await operator.control("POST", "/faults", { endpoint, username, times: 1, ...fault });
  const path = await send();
  const atOnce = path === "400" ? undefined : await shownState(visitor, path);
  await operator.control("DELETE", `/faults?username=${username}`);
  return { form, fault, member, visitor, path, atOnce, send };
}

async function expectTruth(met: Awaited<ReturnType<typeof meetFault>>): Promise<void> {
  const { form, fault, member, visitor, path, atOnce, send } = met;
  const happened = (await heldBy(member)) === form.after;
  const told = `${form.endpoint}, ${JSON.stringify(fault)}`;
  if (atOnce === undefined) {
    // A refusal is shown on the page itself.
    expect([path, fault.kind, happened], told).toEqual(["400", "status", false]);
    expect(await send(), told).toBe("400");
  } else {
    expect(path, told).toMatch(OUTCOME);
    expect([happened ? "refused" : "done"], told).not.toContain(atOnce);
    expect(await decidedState(visitor, path), told).toBe(happened ? "done" : "refused");
    expect([path, SCREEN], told).toContain(await send());
  }
  const { username } = member;
  expect(await operator.calls({ endpoint: form.endpoint, username }), told).toHaveLength(1);
}

describe.each(Object.entries(forms))("%s", (_, form) => {
  const { endpoint } = form;

  test("is asked for once by 20 posts of one form at once, and all get one answer", async () => {
    const { member, visitor, send } = await person(form);
    expect(await heldBy(member)).toBe(form.before);
    const fields = await drawFields(visitor, form);
    expect(await oneAnswerOf(() => send(fields), 20)).toMatch(form.done);
    expect(await operator.calls({ endpoint, username: member.username })).toHaveLength(1);
    expect(await heldBy(member)).toBe(form.after);
    expect(await operator.control("GET", "/ledger")).toMatchObject({ isExact: true });
  });

  test("a form that belongs to another member, or to nobody, sends nothing", async () => {
    const [one, other] = [await person(form), await person(form)];
    const fields = await drawFields(one.visitor, form);
    expect(await other.send(fields)).toBe("400");
    expect(await other.send(form.fields)).toBe("400");
    expect(await operator.calls({ endpoint, username: other.member.username })).toEqual([]);
  });
});

test("each of them under every fault: once at most, never falsely failed or done, one answer for the form", async () => {
  const drawn: Awaited<ReturnType<typeof draw>>[] = [];
  for (const form of Object.values(forms))
    for (const fault of operatorFaults) drawn.push(await draw(form, fault));
  const met = await meetAll(drawn, meetFault);
  await passDecision();
  for (const one of met) await expectTruth(one);
});

test("no page calls what receives or ends a bonus, however often it is looked at", async () => {
  const member = await operator.member({ walletAmount: 100 });
  const visitor = await new Visitor(app.url).signIn(member);
  const held = await operator.member({ walletAmount: 100, bonus: "week" });
  const holder = await new Visitor(app.url).signIn(held);
  for (const path of [SCREEN, `${SCREEN}/WELCOME`, `${SCREEN}/WEEK15`, SCREEN, `${SCREEN}/WEEK15`]) {
    for (const one of [visitor, holder]) expect((await one.get(path)).status).toBe(200);
  }
  await visitor.post(SCREEN, { do: "find", code: "GIFT50" });
  await visitor.post(SCREEN, { do: "promotion", code: "GIFT50" });
  await holder.post(SCREEN, { do: "clear", held: await holder.hiddenField(SCREEN, "held") });
  for (const { username } of [member, held]) {
    for (const { endpoint } of Object.values(forms)) {
      expect(await operator.calls({ endpoint, username })).toEqual([]);
    }
  }
});
