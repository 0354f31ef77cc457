import { contract } from "schemas/contract";
import { autologinProviders } from "schemas/contract/autologin";
import type * as z from "zod";

type Fields = Record<string, unknown>;

/** An answer without what some operators leave out or say shortly (operator-api.md, "Where an answer is unclear"). */
export function spareAnswer(schema: z.ZodType, answer: unknown): unknown {
  const fields = answer as Fields;
  if (schema === contract.lookup.deposit.response) return withoutNone(fields);
  if (schema === contract.lookup.withdraw.response) return { ...fields, withdrawMax: 0 };
  if (schema === contract.refund.check.response) {
    const { refundSuccess, refundFail } = fields;
    return { ...fields, refundSuccess: Boolean(refundSuccess), refundFail: Boolean(refundFail) };
  }
  if (schema === contract.wallet.get.response) {
    const invite = fields.invite as Fields | undefined;
    return {
      ...fields,
      invite: invite && { ...invite, fail: Boolean(invite.fail) },
      slots: (fields.slots as Fields[]).map(withoutAskedLink),
    };
  }
  if (schema === contract.statement.slips.response) {
    return { ...fields, slips: (fields.slips as Fields[]).map(withoutSpareReference) };
  }
  return answer;
}

/** The deposit look-up in which every account has a second one of the same bank, with a payee of its own. */
export function withTwins(schema: z.ZodType, answer: unknown): unknown {
  if (schema !== contract.lookup.deposit.response) return answer;
  const fields = answer as Fields;
  const twinOf = (bank: Fields) => ({
    ...bank,
    bankAccountName: "Second Payee",
    bankAccountNo: "5550001112",
  });
  return { ...fields, banks: (fields.banks as Fields[]).flatMap((bank) => [bank, twinOf(bank)]) };
}

/** Without empty lists and flags that are off. */
function withoutNone(fields: Fields): Fields {
  const isNone = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNone(value)));
}

/** What an operator answers that finds no promotion and refuses nothing. */
export const noPromotion = { percentFail: null, description: "" };

/** Its picture is at its link. */
function withoutSpareReference({ reference, ...slip }: Fields): Fields {
  return slip.link === undefined ? { ...slip, reference } : slip;
}

/** The link comes from the provider's auto-login call. */
function withoutAskedLink(slot: Fields): Fields {
  const isAskedFor = Object.values(autologinProviders).flat().includes(String(slot.code).toLowerCase());
  return isAskedFor ? { ...slot, web: null } : slot;
}
