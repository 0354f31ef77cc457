import type { Contract } from "schemas/contract";
import { ApiError } from "../state/api-error";
import { requireMember } from "../state/call";
import type { Sandbox } from "../state/sandbox";
import { isAccountOfAnother, updatePassword, updateProfile } from "../store/member-changes";
import type { Member } from "../store/members";
import { hashPassword, isPassword } from "../store/passwords";
import { requireBankAccount } from "./bank-account";
import type { Handlers } from "./handlers";

const done = { message: "SUCCESS" };

type BankAccount = Pick<Member, "bankCode" | "bankAccountName" | "bankAccountNo">;

/** Throws INVALID_BANK, BANK_ACCOUNT_NAME_ENG or EXISTING_BANK when the account cannot become this member's. */
function requireAccount(sandbox: Sandbox, member: Member, account: BankAccount): void {
  const { bankAccountName } = account;
  requireBankAccount(sandbox, account);
  const isTidy = bankAccountName !== "" && bankAccountName === bankAccountName.trim().toUpperCase();
  if (!isTidy) throw new ApiError("INVALID_BANK", "the account's name in capitals");
  if (isAccountOfAnother(sandbox.database, member.id, account)) throw new ApiError("EXISTING_BANK");
}

/** Changes that members make to their own profile. */
export const profileChanges = {
  updateProfile({ name, bankCode, bankAccountName, bankAccountNo }, call) {
    const member = requireMember(call);
    if (name.trim() === "") throw new ApiError("INVALID_USER_INFO", "the name is empty");
    const account = { bankCode, bankAccountName, bankAccountNo };
    requireAccount(call.sandbox, member, account);
    updateProfile(call.sandbox.database, member.id, { name, ...account });
    return done;
  },

  /** Only for the member's current bank; changing the bank means updating the whole profile. */
  updateBankAccountName({ bankCode, bankAccountName }, call) {
    const member = requireMember(call);
    if (bankCode !== member.bankCode) throw new ApiError("INVALID_BANK", "not the member's bank");
    const { name, bankAccountNo } = member;
    const account = { bankCode, bankAccountName, bankAccountNo };
    requireAccount(call.sandbox, member, account);
    updateProfile(call.sandbox.database, member.id, { name, ...account });
    return done;
  },

  /** Keeps the member's sessions: changing the password signs nobody out. */
  async changePassword({ oldPassword, newPassword }, call) {
    const { id, passwordSalt, passwordHash } = requireMember(call);
    const isRight = await isPassword(oldPassword, { salt: passwordSalt, hash: passwordHash });
    if (!isRight) throw new ApiError("WRONG_PASSWORD");
    if (newPassword === "") throw new ApiError("INVALID_USER_INFO", "the new password is empty");
    updatePassword(call.sandbox.database, id, await hashPassword(newPassword));
    return done;
  },
} satisfies Partial<Handlers<Contract["account"]>>;
