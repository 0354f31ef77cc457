import { expect, test } from "vitest";
import type { TestMember } from "../contract/operator-under-test";
import { decidedState, movedSite } from "../support/moved-site";
import { meetAll, type OperatorFault, operatorFaults } from "../support/operator-faults";
import { Visitor } from "../support/visitor";

interface Form {
  button: string;
  endpoint: "wallet.activate" | "wallet.resetPassword";
  code: string;
}

const forms: readonly Form[] = [
  { button: "activate", endpoint: "wallet.activate", code: "SLOTXO" },
  { button: "reset", endpoint: "wallet.resetPassword", code: "JOKER" },
];

const { operator, app, urlUnder, passDecision } = movedSite();

/** Shows whether it happened: whether the account is open, and its password. */
async function accountOf(member: TestMember, code: string): Promise<string> {
  const accounts = await operator.accounts(member);
  const account = accounts.find((one) => one.code === code);
  return account ? `${account.isActive} ${account.password}` : "none";
}

async function draw({ button, endpoint, code }: Form, fault: OperatorFault) {
  const member = await operator.member({ walletAmount: 10, games: { JOKER: 5 } });
  const drawing = await new Visitor(app.url).signIn(member);
  const path = `/user/home/games/${code}`;
  const before = await accountOf(member, code);
  const fields = { intent: await drawing.hiddenField(path, "intent", button), do: button };
  return { endpoint, code, fault, member, drawing, path, before, fields };
}

/** One member's form that met the fault. Its outcome is missing if the operator's refusal stands on the page itself. */
async function meetFault(drawn: Awaited<ReturnType<typeof draw>>) {
  const { endpoint, code, fault, member, drawing, path, before, fields } = drawn;
  const { username } = member;
  const visitor = drawing.at(urlUnder(fault));
  await operator.control("POST", "/faults", { endpoint, username, times: 1, ...fault });
  const first = await visitor.post(path, fields);
  const said = await first.text();
  await operator.control("DELETE", `/faults?username=${username}`);
  const hasHappened = async () => (await accountOf(member, code)) !== before;
  const met = { visitor, hasHappened, calls: () => operator.calls({ username, endpoint }) };
  if ("status" in fault && fault.status === 429) {
    expect([first.status, said.includes(fault.body.message)], fault.kind).toEqual([200, true]);
    return { ...met, told: `${endpoint}, 429`, outcome: undefined };
  }
  const outcome = first.headers.get("location") ?? "";
  expect([first.status, outcome], fault.kind).toEqual([303, expect.stringContaining("/user/outcome/")]);
  await (await visitor.post(path, fields)).arrayBuffer();
  return { ...met, told: `${endpoint}, ${JSON.stringify(fault)}`, outcome };
}

test("each under every fault: sent once, and what is said of it in the end is true", async () => {
  const drawn: Awaited<ReturnType<typeof draw>>[] = [];
  for (const form of forms) for (const fault of operatorFaults) drawn.push(await draw(form, fault));
  const attempts = await meetAll(drawn, meetFault);
  await passDecision();
  for (const { told, visitor, outcome, hasHappened, calls } of attempts) {
    const isIt = await hasHappened();
    if (outcome === undefined) expect(isIt, told).toBe(false);
    else expect(await decidedState(visitor, outcome), told).toBe(isIt ? "done" : "refused");
    expect(await calls(), told).toHaveLength(1);
  }
});
