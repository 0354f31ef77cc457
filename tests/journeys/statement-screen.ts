import type { Locator, Page } from "playwright/test";
import type { OperatorClient } from "../contract/operator-under-test";
import type { JourneyMember } from "../support/sandbox";

/** The statement's entries. */
export function entriesOf(page: Page): Locator {
  return page
    .getByRole("main")
    .getByRole("row")
    .filter({ has: page.locator("time") });
}

/** An entry as the operator may send it, pending and made just now. */
export function wireEntry(more: object = {}) {
  const createdAt = new Date().toISOString();
  return {
    statementType: "withdraw",
    status: "PENDING",
    from: "wallet",
    to: "bank",
    amount: 20,
    createdAt,
    ...more,
  };
}

interface WireEntry {
  statementType: string;
  status: string;
  amount: number;
  createdAt: string;
}

/** The member's newest entries, read from the operator. */
export async function newestEntries(sandbox: OperatorClient, member: JourneyMember): Promise<WireEntry[]> {
  const { username, password } = member;
  const { body } = await sandbox.call("account.login", { username, password });
  const { token } = body as { token: string };
  const answer = await sandbox.call("statement.list", { page: 1, limit: 100 }, { token });
  return (answer.body as { statements: WireEntry[] }).statements;
}
