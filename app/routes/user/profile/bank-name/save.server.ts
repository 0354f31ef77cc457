import type { RequestContext } from "~/context";
import { failureReply } from "~/form/failure-reply.server";
import { redirectWithFlash } from "~/form/flash.server";
import type { Member } from "~/member/guard.server";
import { paths } from "~/paths";
import { changePassword } from "../change-password.server";

interface BankName {
  bankCode: string;
  bankAccountName: string;
  oldPassword?: string;
  newPassword?: string;
}

/**
 * Saves the account name, after the password if that is to be changed, too: a wrong old one saves neither. A name that
 * fails after it is told together with the password's change.
 */
export async function saveBankName(
  { bankCode, bankAccountName, oldPassword, newPassword }: BankName,
  member: Member,
  context: RequestContext,
): Promise<Response> {
  const t = context.texts.t(context.locale);
  const changed: string[] = [];
  if (oldPassword !== undefined && newPassword !== undefined) {
    await changePassword({ oldPassword, newPassword }, member, context);
    changed.push(t("profile:savedPassword"));
  }
  try {
    await member.operator.account.updateBankAccountName({ bankCode, bankAccountName });
  } catch (error) {
    if (changed.length === 0) throw error;
    const text = [...changed, failureReply(error, context).text].join(" ");
    return redirectWithFlash(paths.profile, { as: "alert", tone: "negative", text }, context);
  }
  const text = [t("profile:savedBankName"), ...changed].join(" ");
  return redirectWithFlash(paths.profile, { as: "alert", tone: "positive", text }, context);
}
