import { randomBytes } from "node:crypto";
import type { Database } from "./database";

/** Where a bonus came from; `refund` and `luckydraw` have no offer. */
export type BonusKind = "bonus" | "promotion" | "refund" | "luckydraw";

/** A bonus that a member received. Amounts are in satang. */
export interface MemberBonus {
  id: number;
  uid: string;
  memberId: number;
  kind: BonusKind;
  /** The code of its offer or prize. */
  code: string;
  /** The type shown to the member: limit, day, week, promotion, refund or luckydraw. */
  type: string;
  amount: number;
  /** The turnover that must be reached before it can be ended. */
  required: number;
  /** It can also be ended once the balance is below this. */
  threshold: number;
  /** The turnover since it was received. */
  turnover: number;
  receivedAt: string;
  endedAt: string | null;
}

export type NewMemberBonus = Omit<MemberBonus, "id" | "uid">;

export function insertMemberBonus(database: Database, bonus: NewMemberBonus): MemberBonus {
  const row = { uid: randomBytes(12).toString("hex"), ...bonus };
  const columns = Object.keys(row);
  const { lastInsertRowid: id } = database.run(
    `insert into memberBonuses (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    ...Object.values(row),
  );
  return { ...row, id };
}

/** The bonus that the member holds, if any. There is never more than one. */
export function heldBonus(database: Database, memberId: number): MemberBonus | undefined {
  return database.one<MemberBonus>(
    "select * from memberBonuses where memberId = ? and endedAt is null",
    memberId,
  );
}

/** All bonuses of one kind that the member has received, oldest first. */
export function bonusesOf(database: Database, memberId: number, kind: BonusKind): MemberBonus[] {
  return database.all<MemberBonus>(
    "select * from memberBonuses where memberId = ? and kind = ? order by id",
    memberId,
    kind,
  );
}

/** How often all members together have received an offer. */
export function countReceived(database: Database, kind: BonusKind, code: string): number {
  const counted = database.one<{ count: number }>(
    "select count(*) as count from memberBonuses where kind = ? and code = ?",
    kind,
    code,
  );
  return counted?.count ?? 0;
}

export function endHeldBonus(database: Database, memberId: number, at: string): void {
  database.run("update memberBonuses set endedAt = ? where memberId = ? and endedAt is null", at, memberId);
}

export function addTurnover(database: Database, memberId: number, stake: number): void {
  database.run(
    "update memberBonuses set turnover = turnover + ? where memberId = ? and endedAt is null",
    stake,
    memberId,
  );
}
