import type { Contract } from "schemas/contract";
import type { WireVariety } from "../http/wire-ways";
import { ApiError } from "../state/api-error";
import { requireMember } from "../state/call";
import type { Sandbox } from "../state/sandbox";
import type { Member } from "../store/members";
import { findMember } from "../store/members";
import { isPassword } from "../store/passwords";
import { openSession } from "../store/sessions";
import type { Handlers } from "./handlers";

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

/** The member's currency, if the wire variety wants it named in this place. */
export function currencyFor(
  place: WireVariety["currencyIn"],
  { username, currency }: Member,
  { wire }: Sandbox,
): { currency?: string } {
  return currency !== null && wire.of(username).currencyIn === place ? { currency } : {};
}

export const account = {
  async login({ username, password }, { sandbox, address }) {
    const member = findMember(sandbox.database, username);
    if (!member) throw new ApiError("NO_USER");
    if (member.loginCode) throw new ApiError(member.loginCode);
    const held = { salt: member.passwordSalt, hash: member.passwordHash };
    if (!(await isPassword(password, held))) throw new ApiError("WRONG_PASSWORD");
    if (!member.isActive) throw new ApiError("INACTIVE_USER");
    if (member.expectedAddress && member.expectedAddress !== address) throw new ApiError("INVALID_IP");
    return { token: openSession(sandbox.database, member.id, address, sandbox.clock.now()) };
  },

  profile(_, call) {
    const member = requireMember(call);
    const { sandbox } = call;
    const { uid, username, name, createdAt, coin } = member;
    return {
      profile: { _id: uid, username, name, createdAt, coin, ...currencyFor("profile", member, sandbox) },
      bankAccount: bankAccountOf(member, sandbox.flavour.banks),
      ...currencyFor("beside", member, sandbox),
    };
  },
} satisfies Partial<Handlers<Contract["account"]>>;
