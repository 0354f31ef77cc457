import { expect } from "vitest";
import type { GameAccount, OperatorUnderTest, TestMember } from "./operator-under-test";

/** The demo member whose credentials have characters that must be URL-encoded. */
export async function signInRich(operator: OperatorUnderTest): Promise<TestMember> {
  const credentials = { username: "0812345601", password: "kapao1234" };
  const { body } = await operator.call("account.login", credentials);
  return { _id: "", ...credentials, ...(body as { token: string }) };
}

/** Helpers for tests of the game providers. */
export function gameAccountsOf(operator: OperatorUnderTest) {
  return {
    async accountAt(member: TestMember, code: string): Promise<GameAccount> {
      const found = (await operator.accounts(member)).find((account) => account.code === code);
      if (!found) throw new Error(`${member.username} has no account at ${code}`);
      return found;
    },
    /** The link that auto-login returns. */
    async linkOf(
      member: TestMember,
      { code, username, password }: GameAccount,
      withPassword: boolean,
    ): Promise<string> {
      const call = withPassword ? "autologin.byPassword" : "autologin.byUsername";
      const provider = code.toLowerCase();
      const input = { provider, username, ...(withPassword && { password }) };
      const { status, body } = await operator.call(call, input, member);
      expect(status).toBe(200);
      return (body as { link: string }).link;
    },
  };
}
