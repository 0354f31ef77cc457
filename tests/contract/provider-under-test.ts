import type { GameAccount, OperatorUnderTest, TestMember } from "./operator-under-test";

/** A member with an account at one provider. */
export type Player = TestMember & { account: GameAccount };

/** A browser at the pretend providers of an operator. */
export class ProviderClient {
  readonly #operator: OperatorUnderTest;

  constructor(operator: OperatorUnderTest) {
    this.#operator = operator;
  }

  async player(code: string, amount = 0): Promise<Player> {
    const member = await this.#operator.member({ games: { [code]: amount } });
    const [account] = await this.#operator.accounts(member);
    if (!account) throw new Error(`${member.username} has no account at ${code}`);
    return { ...member, account };
  }

  at(path: string, init?: RequestInit): Promise<Response> {
    return fetch(this.#operator.providerUrl + path, init);
  }

  post(path: string, fields: Record<string, string>): Promise<Response> {
    return this.at(path, { method: "POST", body: new URLSearchParams(fields) });
  }

  /** A one-time link from the auto-login call without a password. */
  async ticketLink({ account, token }: Player): Promise<string> {
    const input = { provider: account.code.toLowerCase(), username: account.username };
    const { body } = await this.#operator.call("autologin.byUsername", input, { token });
    return (body as { link: string }).link;
  }
}

/** The fields that a login form posts. */
export function credentialsOf(account: GameAccount | undefined) {
  return { username: account?.username ?? "", password: account?.password ?? "" };
}

/** The page's text without markup. */
export async function readPage(answer: Response): Promise<string> {
  const text = await answer.text();
  return text.replace(/<style>.*?<\/style>/s, "").replace(/<[^>]*>/g, " ");
}
