import { type Satang, satang } from "schemas/amount";
import type { RequestContext } from "~/context";
import type { TextKey } from "~/errors/code-words";
import { formatTime } from "~/format/date";
import { bankName } from "~/lookups/bank-choices.server";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import { qrCode } from "~/money/kinds/qr-code.server";
import type { IntentRecord } from "~/money/once/record.server";
import { referenceFrom } from "~/money/once/reference.server";
import { times } from "~/money/once/times";
import { recentRecords } from "~/money/outcome/recent-records.server";
import { stepsOf } from "~/money/outcome/steps.server";
import type { OutcomeView } from "~/money/outcome/view";
import { withTimeout } from "~/operator/with-timeout.server";
import { isAwaited } from "./pending.server";
import { type QrDeposit, qrDepositOf } from "./qr-deposits.server";
import { recordQrEvent } from "./qr-events.server";

const LOOKS_AGAIN_MS = 5_000;

/**
 * What became of a code once it was made: its deposit, which is waited for once the member says that it is paid; until
 * then the screen that shows the code, or that it has closed. Null for any other operation, and for one that made no
 * code.
 */
export async function codeOutcome(
  id: string,
  member: Member,
  context: RequestContext,
): Promise<OutcomeView | { to: string } | null> {
  const record = await context.execution.find(id, member.key);
  if (record?.operation !== qrCode.name) return null;
  const records = await recentRecords(member.key, context);
  const code = await qrDepositOf(record, records, member, context);
  if (!code) return null;
  if (code.creditedAt !== undefined) return paidView(code, code.creditedAt, records, member, context);
  if (code.saidAt === undefined) return { to: code.screen };
  return waitingView(code, isAwaited(code, context.execution.clock.now(), context), context);
}

async function paidView(
  code: QrDeposit,
  creditedAt: number,
  records: readonly IntentRecord[],
  member: Member,
  context: RequestContext,
): Promise<OutcomeView> {
  const t = context.texts.anyKey(context.locale);
  const [wallet] = await Promise.all([withTimeout(member.wallet()), recordQrEvent(code.id, "told", context)]);
  return {
    ...commonView(code, creditedAt, t, context),
    state: "done",
    tone: "positive",
    isGain: true,
    heading: t("money:outcome.slip.done"),
    mainWallet: wallet && mainWalletOf(code, creditedAt, records, wallet, t),
    text: wallet ? undefined : t("money:outcome.slip.doneText"),
    steps: stepsOf("done", {}, t),
    hasEntry: true,
  };
}

/** With what was there before, unless another operation may have changed it since. */
function mainWalletOf(
  { id, amount }: QrDeposit,
  creditedAt: number,
  records: readonly IntentRecord[],
  { wallet }: Wallet,
  t: (key: TextKey) => string,
): OutcomeView["mainWallet"] {
  const isAlone = records.every((other) => other.id === id || other.startedAt < creditedAt - times.clockSkew);
  const before = wallet.amount - amount;
  const label = t("money:outcome.mainWallet.now");
  return { label, amount: wallet.amount, ...(isAlone && before >= 0 && { before: satang(before) }) };
}

/** Waiting for the bank; later than that only people can find out. */
function waitingView(code: QrDeposit, isWaiting: boolean, context: RequestContext): OutcomeView {
  const t = context.texts.anyKey(context.locale);
  const state = isWaiting ? "checking" : "contact";
  return {
    ...commonView(code, code.saidAt ?? code.givenAt, t, context),
    state,
    tone: "waiting",
    heading: t(isWaiting ? "money:outcome.qrCode.waiting" : "money:outcome.qrCode.unseen"),
    text: t(isWaiting ? "money:outcome.qrCode.waitingText" : "money:outcome.qrCode.unseenText"),
    steps: stepsOf(state, {}, t),
    looksAgainEveryMs: isWaiting ? LOOKS_AGAIN_MS : undefined,
  };
}

/** What is the same whatever became of it; `at` in ms since the epoch. */
function commonView(
  { id, bankCode, amount }: QrDeposit,
  at: number,
  t: (key: TextKey, values?: Record<string, string>) => string,
  context: RequestContext,
): { amount: Satang } & Pick<OutcomeView, "lines"> {
  const bank = bankName(bankCode, context);
  return {
    amount,
    lines: [
      { label: t("money:outcome.way"), value: t("home:pending.qr", { bank }) },
      { label: t("money:outcome.time"), value: formatTime(at, context.brand.timeZone) },
      { label: t("money:outcome.reference"), value: referenceFrom(id), isCopied: true },
    ],
  };
}
