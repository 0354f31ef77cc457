import { expect, test } from "vitest";
import { slipOf, transferOf } from "../contract/cashier-desk";
import { shownState } from "../support/money-forms";
import { decidedState, movedSite } from "../support/moved-site";
import { type OperatorFault, operatorFaults } from "../support/operator-faults";
import { drawSlip, postSlip } from "../support/slips";
import { Visitor } from "../support/visitor";

const endpoint = "wallet.slip";
const UPLOAD_MS = 300_000;

const { operator, app, urlUnder, passDecision } = movedSite({ LIMIT_UPLOAD_MEMBER: "1000/1800" });

async function drawn(fault: OperatorFault) {
  const member = await operator.member({ walletAmount: 0 });
  const visitor = await new Visitor(app.url).signIn(member);
  const picture = Buffer.from(await (await slipOf(await transferOf(operator, member))).arrayBuffer());
  return { fault, member, visitor, picture, intent: await drawSlip(visitor) };
}

async function meetFault({
  fault,
  member,
  visitor: drawing,
  picture,
  intent,
}: Awaited<ReturnType<typeof drawn>>) {
  const { username } = member;
  const visitor = drawing.at(urlUnder(fault));
  await operator.control("POST", "/faults", { endpoint, username, times: 1, ...fault });
  const { status, to = "" } = await postSlip(visitor, intent, picture);
  expect(status, fault.kind).toBe(303);
  const atOnce = await shownState(visitor, to);
  await operator.control("DELETE", `/faults?username=${username}`);
  expect((await postSlip(visitor, intent, picture)).to, fault.kind).toBe(to);
  return { told: JSON.stringify(fault), member, visitor, to, atOnce };
}

test("a slip under every fault: once at most, never falsely failed, one answer for the form", async () => {
  const people = [];
  for (const fault of operatorFaults) people.push(await drawn(fault));
  const met = await Promise.all(people.map(meetFault));
  await passDecision(UPLOAD_MS);
  for (const { told, member, visitor, to, atOnce } of met) {
    const { wallet } = await operator.state(member);
    const calls = await operator.calls({ endpoint, username: member.username });
    expect(
      calls.filter(({ executed }) => executed),
      told,
    ).toHaveLength(wallet / 100);
    expect(["checking", wallet === 0 ? "refused" : "done"], told).toContain(atOnce);
    expect(await decidedState(visitor, to), told).toBe(wallet === 0 ? "refused" : "done");
  }
});
