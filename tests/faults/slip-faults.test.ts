import { expect, test } from "vitest";
import { slipOf, transferOf } from "../contract/cashier-desk";
import { shownState } from "../support/money-forms";
import { operatorFaults } from "../support/operator-faults";
import { sharedSite } from "../support/shared-site";
import { drawSlip, postSlip } from "../support/slips";
import { Visitor } from "../support/visitor";

const RESOLVED_WITHIN_MS = 10_000;

const { operator, app } = sharedSite({ LIMIT_UPLOAD_MEMBER: "1000/1800" });

test.each(operatorFaults)(
  "a slip under fault %#, $kind: once at most, never falsely failed, one answer for the form",
  { timeout: 60_000 },
  async (fault) => {
    const member = await operator.member({ walletAmount: 0 });
    const visitor = await new Visitor(app.url).signIn(member);
    const picture = Buffer.from(await (await slipOf(await transferOf(operator, member))).arrayBuffer());
    const intent = await drawSlip(visitor);
    const { username } = member;
    await operator.control("POST", "/faults", { endpoint: "wallet.slip", username, times: 1, ...fault });
    const sending = postSlip(visitor, intent, picture);
    if (fault.kind === "hang") {
      await expect.poll(() => operator.calls({ endpoint: "wallet.slip", username })).toHaveLength(1);
      await operator.control("DELETE", `/faults?username=${username}`);
    }
    const { status, to = "" } = await sending;
    expect(status).toBe(303);
    const atOnce = await shownState(visitor, to);
    await operator.control("DELETE", `/faults?username=${username}`);
    expect((await postSlip(visitor, intent, picture)).to).toBe(to);
    const { wallet } = await operator.state(member);
    const executed = (await operator.calls({ endpoint: "wallet.slip", username })).filter(
      (call) => call.executed,
    );
    expect(executed).toHaveLength(wallet / 100);
    if (wallet === 0) return expect(["refused", "checking"]).toContain(atOnce);
    expect(atOnce).not.toBe("refused");
    await expect
      .poll(() => shownState(visitor, to), { timeout: RESOLVED_WITHIN_MS, interval: 500 })
      .toBe("done");
  },
);
