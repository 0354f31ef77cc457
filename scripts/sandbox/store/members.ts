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
  inviteAmount: number;
  isActive: boolean;
  /** Type of the bonus held (limit, day, week), if any: money stays in the games meanwhile. */
  bonus: string | null;
  /** Forces this answer to every sign-in, whatever the password. */
  loginCode: ErrorCode | null;
  /** Forces this answer to every signed-in call. */
  callCode: ErrorCode | null;
  /** The only X-Forwarded-For address this member may come from. */
  expectedAddress: string | null;
  /** What the demo member is there to show. */
  situation: string;
  /** What the registration said; null for members who never registered. */
  sourceCode: string | null;
  inviteCode: string | null;
  currency: string | null;
}

type Registered = Pick<Member, "sourceCode" | "inviteCode" | "currency">;

export type NewMember = Omit<Member, "id" | "uid" | "passwordSalt" | "passwordHash" | keyof Registered> &
  Partial<Registered> & { uid?: string };

type Row = Omit<Member, "isActive"> & { isActive: number };

function fromRow(row: Row | undefined): Member | undefined {
  return row && { ...row, isActive: row.isActive === 1 };
}

export function getMember(database: Database, id: number): Member | undefined {
  return fromRow(database.one<Row>("select * from members where id = ?", id));
}

export function findMember(database: Database, username: string): Member | undefined {
  return fromRow(database.one<Row>("select * from members where username = ?", username));
}

/** Whether a member has this bank account already. */
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
    .all<Row>("select * from members order by id limit ?", limit)
    .map((row) => ({ ...row, isActive: row.isActive === 1 }));
}

/** Throws when the username is taken. */
export function insertMember(database: Database, member: NewMember, password: PasswordHash): Member {
  const row: Omit<Row, "id"> = {
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
  return { ...member, ...row, id: lastInsertRowid, isActive: member.isActive };
}

export type MemberFlags = Pick<Member, "isActive" | "bonus" | "loginCode" | "callCode" | "expectedAddress">;

export function updateFlags(database: Database, id: number, flags: MemberFlags): void {
  database.run(
    "update members set isActive = ?, bonus = ?, loginCode = ?, callCode = ?, expectedAddress = ? where id = ?",
    flags.isActive ? 1 : 0,
    flags.bonus,
    flags.loginCode,
    flags.callCode,
    flags.expectedAddress,
    id,
  );
}
