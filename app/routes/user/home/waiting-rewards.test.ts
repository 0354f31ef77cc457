import { expect, it } from "vitest";
import type { Member } from "~/member/guard.server";
import { contextWith } from "../../../../tests/support/request-context";
import { waitingRefund } from "./waiting-rewards.server";

it("keeps of a refund's check no more than whether there is one: its text may be as long as an answer", async () => {
  const kept: unknown[] = [];
  const context = contextWith({
    recentReads: {
      async get({ read }) {
        const answer = await read();
        kept.push(answer);
        return answer;
      },
    },
  });
  const check = async () => ({ result: false, bonus: false, info: "x".repeat(1_000_000), refundAmount: 0 });
  const member = { key: "one", operator: { refund: { check } } } as unknown as Member;
  expect(await waitingRefund(member, context)).toBeUndefined();
  expect(kept).toEqual([{ result: false, refundAmount: 0 }]);
});
