import type { Database } from "./database";
import type { Member } from "./members";
import type { PasswordHash } from "./passwords";

type Changeable = Pick<Member, "name" | "bankCode" | "bankAccountName" | "bankAccountNo">;

export function updateProfile(database: Database, id: number, profile: Changeable): void {
  database.run(
    "update members set name = ?, bankCode = ?, bankAccountName = ?, bankAccountNo = ? where id = ?",
    profile.name,
    profile.bankCode,
    profile.bankAccountName,
    profile.bankAccountNo,
    id,
  );
}

export function updatePassword(database: Database, id: number, { salt, hash }: PasswordHash): void {
  database.run("update members set passwordSalt = ?, passwordHash = ? where id = ?", salt, hash, id);
}

/** Whether another member has this bank account. */
export function isAccountOfAnother(
  database: Database,
  id: number,
  { bankCode, bankAccountNo }: Pick<Member, "bankCode" | "bankAccountNo">,
): boolean {
  const other = database.one(
    "select 1 from members where bankCode = ? and bankAccountNo = ? and id <> ?",
    bankCode,
    bankAccountNo,
    id,
  );
  return other !== undefined;
}
