import type { Database } from "../store/database";
import { toMajor } from "./amount";

/** Sums the ledger from its postings alone and compares it with the stored balances. */
export function proveLedger(database: Database) {
  const sums = database.one<{ postings: number; total: number; moneyIn: number; moneyOut: number }>(`
    select count(*) as postings, coalesce(sum(p.amount), 0) as total,
      coalesce(-sum(case when a.kind = 'bank' and p.amount < 0 then p.amount end), 0) as moneyIn,
      coalesce(sum(case when a.kind = 'bank' and p.amount > 0 then p.amount end), 0) as moneyOut
    from postings p join accounts a on a.id = p.accountId`);
  const unbalanced = database.all<{ entryId: number }>(
    "select entryId from postings group by entryId having sum(amount) <> 0",
  );
  const wrong = database.all<{ id: number }>(`
    select a.id from accounts a left join postings p on p.accountId = a.id
    group by a.id having a.balance <> coalesce(sum(p.amount), 0)`);
  const operator = database.all<{ kind: string; balance: number }>(
    "select kind, balance from accounts where ownerId = 0",
  );
  const members = database.all<{ username: string; wallet: number; games: number; held: number }>(`
    select m.username, sum(iif(a.kind = 'wallet', a.balance, 0)) as wallet,
      sum(iif(a.kind = 'game', a.balance, 0)) as games, sum(iif(a.kind = 'held', a.balance, 0)) as held
    from accounts a join members m on m.id = a.ownerId group by m.id`);
  return {
    isExact: sums?.total === 0 && unbalanced.length === 0 && wrong.length === 0,
    sumOfPostings: sums?.total ?? 0,
    postings: sums?.postings ?? 0,
    unbalancedEntries: unbalanced.map(({ entryId }) => entryId),
    accountsThatDiffer: wrong.map(({ id }) => id),
    moneyIn: toMajor(sums?.moneyIn ?? 0),
    moneyOut: toMajor(sums?.moneyOut ?? 0),
    operator: Object.fromEntries(operator.map(({ kind, balance }) => [kind, toMajor(balance)])),
    members: members.map(({ username, wallet, games, held }) => ({
      username,
      wallet: toMajor(wallet),
      games: toMajor(games),
      held: toMajor(held),
      total: toMajor(wallet + games + held),
    })),
  };
}
