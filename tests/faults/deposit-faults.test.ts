import { describe, expect, test } from "vitest";
import { voucherOf } from "../contract/cashier-desk";
import type { TestMember } from "../contract/operator-under-test";
import { depositor, drawDeposit, giftFields, qrFields, sendDeposit } from "../support/deposits";
import { shownState } from "../support/money-forms";
import { oneAnswerOf } from "../support/money-posts";
import { decidedState, movedSite } from "../support/moved-site";
import { meetAll, type OperatorFault, operatorFaults } from "../support/operator-faults";
import { Visitor } from "../support/visitor";

const AMOUNT = 100;

const { operator, app, urlUnder, passDecision } = movedSite({ TRUELINK_KEY: "sandbox" });

interface Way {
  form: "qr" | "gift";
  endpoint: "qrcode.create" | "wallet.truelink";
  /** Where the form leads after success, if not to the outcome page. */
  made?: string;
  fields(intent: string): Promise<Record<string, string>>;
  /** How often it has been executed at the operator. */
  times(member: TestMember): Promise<number>;
}

const executed = async (endpoint: string, { username }: TestMember) =>
  (await operator.calls({ endpoint, username })).filter((call) => call.executed).length;

/** The ways to deposit, one per row. */
const ways: Record<string, Way> = {
  "a QR code": {
    form: "qr",
    endpoint: "qrcode.create",
    made: "/user/home/deposit/qr/KBANK",
    fields: async (intent) => qrFields(intent),
    times: async ({ username }) =>
      (await operator.control<object[]>("GET", `/qrcodes?username=${username}`)).length,
  },
  "a gift link": {
    form: "gift",
    endpoint: "wallet.truelink",
    fields: async (intent) => ({
      intent,
      ...giftFields(`gift: ${(await voucherOf(operator, AMOUNT)).link} !`),
    }),
    times: async (member) => (await operator.state(member)).wallet / AMOUNT,
  },
};

async function person() {
  const member = await depositor(operator);
  return { member, visitor: await new Visitor(app.url).signIn(member) };
}

describe.each(Object.entries(ways))("%s", (_, { form, endpoint, made, fields, times }) => {
  test("is made once by 20 posts of one form at once, and all get one answer", async () => {
    const { member, visitor } = await person();
    const sent = await fields(await drawDeposit(visitor, form));
    expect(await oneAnswerOf(() => sendDeposit(visitor, sent), 20)).toMatch(made ?? /^\/user\/outcome\//);
    expect(await executed(endpoint, member)).toBe(1);
    expect(await operator.calls({ endpoint, username: member.username })).toHaveLength(1);
    expect(await times(member)).toBe(1);
  });
});

async function drawWay(way: Way, fault: OperatorFault) {
  const { member, visitor } = await person();
  return { way, fault, member, visitor, sent: await way.fields(await drawDeposit(visitor, way.form)) };
}

async function meetFault({
  way,
  fault,
  member,
  visitor: drawing,
  sent,
}: Awaited<ReturnType<typeof drawWay>>) {
  const { endpoint, made } = way;
  const { username } = member;
  const told = `${endpoint}, ${JSON.stringify(fault)}`;
  const visitor = drawing.at(urlUnder(fault));
  await operator.control("POST", "/faults", { endpoint, username, times: 1, ...fault });
  const path = await sendDeposit(visitor, sent);
  const atOnce = path === "400" ? undefined : await shownState(visitor, path);
  await operator.control("DELETE", `/faults?username=${username}`);
  if (path !== "400") expect([path, made], told).toContain(await sendDeposit(visitor, sent));
  expect(await operator.calls({ endpoint, username }), told).toHaveLength(1);
  return { way, fault, told, member, visitor, path, atOnce };
}

test("each way under every fault: once at most, never falsely failed or done, one answer for the form", async () => {
  const drawn: Awaited<ReturnType<typeof drawWay>>[] = [];
  for (const way of Object.values(ways)) {
    for (const fault of operatorFaults) drawn.push(await drawWay(way, fault));
  }
  const attempts = await meetAll(drawn, meetFault);
  await passDecision();
  for (const { way, fault, told, member, visitor, path, atOnce } of attempts) {
    const happened = await way.times(member);
    if (atOnce === undefined) {
      expect([path, fault.kind, happened], told).toEqual(["400", "status", 0]);
      continue;
    }
    expect(path, told).toMatch(/^\/user\/outcome\//);
    expect(happened, told).toBeLessThanOrEqual(1);
    expect([happened === 1 ? "refused" : "done"], told).not.toContain(atOnce);
    expect(await decidedState(visitor, path), told).toBe(happened === 1 ? "done" : "refused");
  }
});

test("a refusal of the operator's is one: with its own sentence, and nothing is tried again", async () => {
  const { member, visitor } = await person();
  await operator.control("POST", "/cashier", { username: member.username, qrProvider: "busy" });
  const intent = await drawDeposit(visitor, "qr");
  const answer = await visitor.post("/user/home/deposit", qrFields(intent));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("ระบบ QR ไม่ว่างในขณะนี้");
  expect(await sendDeposit(visitor, qrFields(intent))).toBe("400");
  expect(await operator.calls({ endpoint: "qrcode.create", username: member.username })).toHaveLength(1);
});

test("neither link, voucher nor ciphertext reaches the app's log, nor the link the page that refuses it", async () => {
  const { member, visitor } = await person();
  const { link, code } = await voucherOf(operator, AMOUNT);
  const path = await sendDeposit(visitor, {
    intent: await drawDeposit(visitor, "gift"),
    ...giftFields(link),
  });
  const outcome = await (await visitor.get(path)).text();
  const refused = await visitor.post("/user/home/deposit", {
    intent: await drawDeposit(visitor, "gift"),
    ...giftFields(link.replace("gift.", "gift-")),
  });
  const page = await refused.text();
  expect(refused.status).toBe(400);
  expect(outcome + page).not.toContain(code);
  const [call] = await operator.calls({ endpoint: "wallet.truelink", username: member.username });
  expect(call?.executed).toBe(true);
  expect(app.lines.filter((line) => line.includes(code) || line.includes("U2FsdGVkX1"))).toEqual([]);
});
