import { expect, test } from "vitest";
import type { TestMember } from "../contract/operator-under-test";
import { untilResolved } from "../support/money-posts";
import { operatorFaults } from "../support/operator-faults";
import { impatientSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const forms = [
  { button: "activate", endpoint: "wallet.activate", code: "SLOTXO" },
  { button: "reset", endpoint: "wallet.resetPassword", code: "JOKER" },
] as const;

const { operator, app } = impatientSite();

/** Shows whether it happened: whether the account is open, and its password. */
async function accountOf(member: TestMember, code: string): Promise<string> {
  const accounts = await operator.accounts(member);
  const account = accounts.find((one) => one.code === code);
  return account ? `${account.isActive} ${account.password}` : "none";
}

test.each(forms)(
  "$button under every fault: sent once, and what is said of it in the end is true",
  { timeout: 120_000 },
  async ({ button, endpoint, code }) => {
    await Promise.all(
      operatorFaults.map(async (fault) => {
        const member = await operator.member({ walletAmount: 10, games: { JOKER: 5 } });
        const visitor = await new Visitor(app.url).signIn(member);
        const path = `/user/home/games/${code}`;
        const before = await accountOf(member, code);
        const fields = { intent: await visitor.hiddenField(path, "intent", button), do: button };
        await operator.control("POST", "/faults", {
          endpoint,
          username: member.username,
          times: 1,
          ...fault,
        });
        const first = await visitor.post(path, fields);
        const said = await first.text();
        await operator.control("DELETE", `/faults?username=${member.username}`);
        const calls = () => operator.calls({ username: member.username, endpoint });
        if ("status" in fault && fault.status === 429) {
          // A refusal is shown on the page itself.
          expect([first.status, said.includes(fault.body.message)], fault.kind).toEqual([200, true]);
          expect([await accountOf(member, code), await calls()]).toEqual([before, [expect.anything()]]);
          return;
        }
        const outcome = first.headers.get("location") ?? "";
        expect([first.status, outcome], fault.kind).toEqual([303, expect.stringContaining("/user/outcome/")]);
        const second = await visitor.post(path, fields);
        await second.arrayBuffer();
        const hasHappened = (await accountOf(member, code)) !== before;
        expect(await untilResolved(visitor, outcome), JSON.stringify(fault)).toBe(
          hasHappened ? "done" : "refused",
        );
        expect(await calls(), fault.kind).toHaveLength(1);
      }),
    );
  },
);
