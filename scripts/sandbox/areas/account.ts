import type { Contract } from "schemas/contract";
import { Refusal } from "../refusal";
import type { Member } from "../store/members";
import { findMember } from "../store/members";
import { isPassword } from "../store/passwords";
import { openSession } from "../store/sessions";
import { type Handlers, requireMember } from "./handlers";

/** The member's bank account, including the bank's names. */
export function bankAccountOf(
  member: Member,
  banks: readonly { code: string; nameTH: string; nameEN: string }[],
) {
  const bank = banks.find(({ code }) => code === member.bankCode);
  return {
    bankCode: member.bankCode,
    bankAccountName: member.bankAccountName,
    bankAccountNo: member.bankAccountNo,
    bank: { nameTH: bank?.nameTH, nameEN: bank?.nameEN },
  };
}

export const account = {
  async login({ username, password }, { sandbox, address }) {
    const member = findMember(sandbox.database, username);
    if (!member) throw new Refusal("NO_USER");
    if (member.loginCode) throw new Refusal(member.loginCode);
    const held = { salt: member.passwordSalt, hash: member.passwordHash };
    if (!(await isPassword(password, held))) throw new Refusal("WRONG_PASSWORD");
    if (!member.isActive) throw new Refusal("INACTIVE_USER");
    if (member.expectedAddress && member.expectedAddress !== address) throw new Refusal("INVALID_IP");
    return { token: openSession(sandbox.database, member.id, address, sandbox.clock.now()) };
  },

  profile(_, call) {
    const member = requireMember(call);
    const { uid, username, name, createdAt, coin } = member;
    return {
      profile: { _id: uid, username, name, createdAt, coin },
      bankAccount: bankAccountOf(member, call.sandbox.flavour.banks),
    };
  },
} satisfies Partial<Handlers<Contract["account"]>>;
