import { randomBytes } from "node:crypto";
import type { ErrorCode } from "schemas/contract/errors";
import type { Database } from "./database";
import type { PasswordHash } from "./passwords";

export interface Member {
  id: number;
  uid: string;
  username: string;
  name: string;
  passwordSalt: string;
  passwordHash: string;
  createdAt: string;
  coin: number;
  bankCode: string;
  bankAccountName: string;
  bankAccountNo: string;
  isActive: boolean;
  /** The type of the held bonus (limit, day, week, …), if any; until it ends, money stays in the games. */
  bonus: string | null;
  /** Every sign-in fails with this code, whatever the password. */
  loginCode: ErrorCode | null;
  /** Every authenticated call fails with this code. */
  callCode: ErrorCode | null;
  /** The only X-Forwarded-For address this member may come from. */
  expectedAddress: string | null;
  /** What this demo member demonstrates. */
  situation: string;
  /** From the registration; null for members who never registered. */
  sourceCode: string | null;
  inviteCode: string | null;
  currency: string | null;
}

type Registered = Pick<Member, "sourceCode" | "inviteCode" | "currency">;

export type NewMember = Omit<
  Member,
  "id" | "uid" | "passwordSalt" | "passwordHash" | "bonus" | keyof Registered
> &
  Partial<Registered> & { uid?: string };

type Row = Omit<Member, "isActive"> & { isActive: number };

const rows = `select m.*, (select b.type from memberBonuses b where b.memberId = m.id and b.endedAt is null) as bonus
  from members m`;

function fromRow(row: Row | undefined): Member | undefined {
  return row && { ...row, isActive: row.isActive === 1 };
}

export function getMember(database: Database, id: number): Member | undefined {
  return fromRow(database.one<Row>(`${rows} where m.id = ?`, id));
}

/** The member with this id in the API. */
export function getMemberByUid(database: Database, uid: string): Member | undefined {
  return fromRow(database.one<Row>("select * from members where uid = ?", uid));
}

export function findMember(database: Database, username: string): Member | undefined {
  return fromRow(database.one<Row>(`${rows} where m.username = ?`, username));
}

/** The member whose `_id` in the API this is. */
export function findByUid(database: Database, uid: string): Member | undefined {
  return fromRow(database.one<Row>(`${rows} where m.uid = ?`, uid));
}

/** Whether any member has this bank account. */
export function hasBankAccount(database: Database, bankCode: string, bankAccountNo: string): boolean {
  const found = database.one(
    "select 1 from members where bankCode = ? and bankAccountNo = ?",
    bankCode,
    bankAccountNo,
  );
  return found !== undefined;
}

export function listMembers(database: Database, limit: number): Member[] {
  return database
    .all<Row>(`${rows} order by m.id limit ?`, limit)
    .map((row) => ({ ...row, isActive: row.isActive === 1 }));
}

/** Inserts a member. Throws when the username is taken. */
export function insertMember(database: Database, member: NewMember, password: PasswordHash): Member {
  const row: Omit<Row, "id" | "bonus"> = {
    sourceCode: null,
    inviteCode: null,
    currency: null,
    ...member,
    uid: member.uid ?? randomBytes(12).toString("hex"),
    passwordSalt: password.salt,
    passwordHash: password.hash,
    isActive: member.isActive ? 1 : 0,
  };
  const columns = Object.keys(row);
  const { lastInsertRowid } = database.run(
    `insert into members (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    ...Object.values(row),
  );
  return { ...row, id: lastInsertRowid, bonus: null, isActive: member.isActive };
}

export type MemberFlags = Pick<Member, "isActive" | "loginCode" | "callCode" | "expectedAddress">;

export function updateFlags(database: Database, id: number, flags: MemberFlags): void {
  database.run(
    "update members set isActive = ?, loginCode = ?, callCode = ?, expectedAddress = ? where id = ?",
    flags.isActive ? 1 : 0,
    flags.loginCode,
    flags.callCode,
    flags.expectedAddress,
    id,
  );
}
