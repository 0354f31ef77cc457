import { satang } from "schemas/amount";
import { isErrorCode, saysWhereMoneyIs } from "schemas/contract/errors";
import { MAIN_WALLET } from "schemas/contract/wallet";
import { lookUp } from "schemas/look-up";
import type { RequestContext } from "~/context";
import { ackText, errorText } from "~/errors/error-text.server";
import { nextStep } from "~/errors/next-step.server";
import { formatMinute, formatTime } from "~/format/date";
import { payeeOf } from "~/lookups/payee.server";
import type { Wallet } from "~/member/answers";
import { findOperation } from "~/money/kinds/index.server";
import type { LineValue, OutcomePage, OutcomeState, TextKey } from "~/money/kinds/outcome-page";
import { referenceOf } from "~/money/once/audit";
import type { IntentRecord } from "~/money/once/record.server";
import { stepsOf } from "./steps.server";
import type { OutcomeView } from "./view";

/** After this time only people can find out (product.md, Money). */
const CONTACT_AFTER_MS = 600_000;

/** How an outcome looks. */
export const tones = {
  done: "positive",
  accepted: "positive",
  refused: "negative",
  checking: "waiting",
  contact: "waiting",
  unknown: "waiting",
} as const satisfies Record<OutcomeState, OutcomeView["tone"]>;

const LOOKS_AGAIN_MS: Partial<Record<OutcomeState, number>> = { checking: 3_000, accepted: 15_000 };

/** The page for a record whose kind or facts this release does not know. */
const foreignPage: OutcomePage = {
  headings: {
    done: "money:outcome.title",
    refused: "money:outcome.title",
    checking: "money:outcome.title",
    unknown: "money:outcome.title",
  },
  lines: [],
};

/** What is read for a page beside its record. */
interface Beside {
  /** As it is now; absent if it could not be read or the outcome is open. */
  wallet?: Wallet;
  /** How long the member's payouts usually take. */
  usualMinutes?: number;
}

/** The page of a record. */
export function viewOf(
  record: IntentRecord,
  { wallet, usualMinutes }: Beside,
  context: RequestContext,
): OutcomeView {
  const { brand, execution } = context;
  const t = textsOf(context);
  const kind = findOperation(record.operation);
  const page = kind?.pageOf(record) ?? foreignPage;
  const state = stateOf(record, kind !== undefined, execution.clock.now());
  const reason = reasonOf(state, record.message, page, context);
  const accounts: Record<string, string> = {
    ...record.snapshot?.names,
    [MAIN_WALLET]: t("home:mainWallet"),
  };
  const nameOf = (account: string) => lookUp(accounts, account) ?? account;
  const payee = wallet && payeeOf(wallet, context);
  const lineOf = (value: LineValue) => {
    if (typeof value === "string") return { value };
    return "account" in value
      ? { value: nameOf(value.account) }
      : payee && { value: payee.bank, note: payee.number };
  };
  const stages = stagesOf(record, context);
  const mainWallet = wallet && mainWalletOf(record, page, wallet, t);
  return {
    state,
    tone: tones[state],
    heading: t((state === "contact" ? undefined : page.headings[state]) ?? page.headings.checking),
    amount: page.amount,
    isGain: (page.mainWallet ?? "now") === "now" && state === "done",
    mainWallet,
    reason,
    text: textOf(state, record.message, page, mainWallet !== undefined, t),
    lines: [
      ...(page.lines ?? []).flatMap(({ label, value }) => {
        const line = lineOf(value);
        return line ? [{ label: t(label), ...line }] : [];
      }),
      // The stages tell it.
      ...(record.startedAt === 0 || stages
        ? []
        : [{ label: t("money:outcome.time"), value: formatTime(record.startedAt, brand.timeZone) }]),
      { label: t("money:outcome.reference"), value: referenceOf(record.id), isCopied: true },
    ],
    usual: usualMinutes === undefined ? undefined : usualText(usualMinutes, context),
    stages,
    steps: stepsOf(state, page, t, state === "refused" ? nextStep(record.message, context) : undefined),
    looksAgainEveryMs: LOOKS_AGAIN_MS[state],
  };
}

/** Texts by their full key. */
export function textsOf({ texts, locale }: RequestContext): (key: TextKey) => string {
  return texts.anyKey(locale);
}

function textOf(
  state: OutcomeState,
  message: string | undefined,
  { texts, arrived, mainWallet }: OutcomePage,
  showsWallet: boolean,
  t: (key: TextKey) => string,
): string | undefined {
  if (state === "refused" && saysWhereMoneyIs(message)) return undefined;
  const own = texts?.[state];
  if (own !== undefined) return t(own);
  if (state === "done" && (showsWallet || mainWallet === "none")) return undefined;
  return t((state === "done" && arrived) || `money:outcome.text.${state}`);
}

/** The main wallet by now; undefined if the operation is not about money. */
function mainWalletOf(
  { state, snapshot }: IntentRecord,
  { mainWallet = "now" }: OutcomePage,
  { wallet: { amount } }: Wallet,
  t: (key: TextKey) => string,
): OutcomeView["mainWallet"] {
  if (mainWallet === "none") return undefined;
  const before = state === "refused" ? undefined : lookUp(snapshot?.balances ?? {}, MAIN_WALLET);
  const label = t(
    state === "refused" ? "money:outcome.mainWallet.now" : `money:outcome.mainWallet.${mainWallet}`,
  );
  return { label, amount, ...(before !== undefined && before !== amount && { before: satang(before) }) };
}

/** "Usually about 6 minutes for you". */
export function usualText(minutes: number, { texts, locale }: RequestContext): string {
  return texts.t(locale)("money:outcome.usual", { count: minutes });
}

/** The stages of an operation that the operator has taken on; undefined if it has none, or was not taken on. */
export function stagesOf(
  record: IntentRecord,
  { brand, texts, locale }: RequestContext,
): OutcomeView["stages"] {
  const { operation, state, startedAt } = record;
  const stages = findOperation(operation)?.pageOf(record)?.stages;
  if (!stages || (state !== "accepted" && state !== "done")) return undefined;
  const t = texts.anyKey(locale);
  const reached =
    state === "done" ? (["done", "done", "done"] as const) : (["done", "now", "later"] as const);
  return stages.map((label, index) => ({
    label: t(label),
    state: reached[index] ?? "later",
    at: index === 0 ? formatMinute(startedAt, brand.timeZone) : undefined,
  }));
}

function reasonOf(
  state: OutcomeState,
  message: string | undefined,
  { reasons }: OutcomePage,
  context: RequestContext,
): string | undefined {
  if (state === "done" || state === "accepted") return ackText(context, message);
  if (state !== "refused" || message === undefined) return undefined;
  const own = isErrorCode(message) ? reasons?.[message] : undefined;
  return own === undefined ? errorText(context, message) : textsOf(context)(own);
}

function stateOf(record: IntentRecord, isKnown: boolean, now: number): OutcomeState {
  const { state, startedAt, isForgotten } = record;
  if (state === "running") return "checking";
  if (state !== "unknown") return state;
  if (isForgotten || !isKnown) return "unknown";
  return now - startedAt > CONTACT_AFTER_MS ? "contact" : "checking";
}
