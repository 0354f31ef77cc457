import type { OperatorUnderTest, TestMember } from "./operator-under-test";

/** A member's rewards, as the control room returns them. */
export interface RewardState {
  coin: number;
  bonus: {
    kind: string;
    code: string;
    type: string;
    amount: number;
    turnover: number;
    required: number;
    threshold: number;
  } | null;
  invite: { invitees: number; played: number; pending: number; received: number };
  refund: { loss: number; amount: number };
  coupons: { _id: string; prize: string; amount: number; claimedAt: string | null }[];
}

interface Entry {
  statementType: string;
  status: string;
  amount: number;
  description?: { source: string };
}

/** What the tests of rewards do with members besides the contract's calls. */
export function rewardsOf(operator: OperatorUnderTest) {
  const change = (member: TestMember, path: string, body: object): Promise<RewardState> =>
    operator.control("POST", `/members/${member.username}/${path}`, body);
  return {
    change,
    state: (member: TestMember): Promise<RewardState> =>
      operator.control("GET", `/members/${member.username}/rewards`),
    offer: (offer: object) => operator.control("POST", "/offers", offer),
    set: (settings: object) => operator.control("POST", "/settings", settings),
    advance: (advanceMs: number) => operator.control("POST", "/clock", { advanceMs }),
    /** Newest first. */
    async statement(member: TestMember): Promise<Entry[]> {
      const { body } = await operator.call("statement.list", { page: 1, limit: 100 }, member);
      return (body as { statements: Entry[] }).statements;
    },
    /** A member who lost this much in one game. */
    async loser(lost: number, wanted: object = {}): Promise<TestMember> {
      const member = await operator.member({ games: { PG: lost }, ...wanted });
      await operator.control("POST", `/members/${member.username}/play`, { code: "PG", delta: -lost });
      return member;
    },
  };
}

/** Fails unless the ledger balances. */
export async function provenBooks(operator: OperatorUnderTest): Promise<{ promotion: number }> {
  const proof = await operator.control<{ isExact: boolean; operator: { promotion?: number } }>(
    "GET",
    "/ledger",
  );
  if (!proof.isExact) throw new Error("the books are not exact");
  return { promotion: proof.operator.promotion ?? 0 };
}
