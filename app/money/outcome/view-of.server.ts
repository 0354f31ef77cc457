import { satang } from "schemas/amount";
import { MAIN_WALLET } from "schemas/names";
import { ownEntry } from "schemas/own-entry";
import type { RequestContext } from "~/context";
import { saysWhereMoneyIs, type TextKey } from "~/errors/code-words";
import { ackText, errorText } from "~/errors/error-text.server";
import { nextStep } from "~/errors/next-step.server";
import { formatTime } from "~/format/date";
import type { Wallet } from "~/member/answers";
import { payeeOf } from "~/member/payee.server";
import { findKind } from "~/money/kinds/index.server";
import type { LineValue, OutcomePage, OutcomeState } from "~/money/kinds/outcome-page";
import type { IntentRecord } from "~/money/once/record.server";
import { referenceFrom } from "~/money/once/reference.server";
import { times } from "~/money/once/times";
import { stagesOf } from "./stages.server";
import { stepsOf } from "./steps.server";
import type { OutcomeLine, OutcomeView } from "./view";

/** The colour of an outcome. */
export const tones = {
  done: "positive",
  accepted: "positive",
  refused: "negative",
  checking: "waiting",
  contact: "waiting",
  unknown: "waiting",
} as const satisfies Record<OutcomeState, OutcomeView["tone"]>;

const LOOKS_AGAIN_MS: Partial<Record<OutcomeState, number>> = { checking: 3_000, accepted: 15_000 };

/** The page for a record whose kind or facts only another release knows. */
const unknownKindPage: OutcomePage = {
  headings: {
    done: "money:outcome.title",
    refused: "money:outcome.title",
    checking: "money:outcome.title",
    unknown: "money:outcome.title",
  },
  mainWallet: "none",
  lines: [],
};

/** The page of a record. `wallet` is as of now; undefined if it could not be read, or the outcome is not known. */
export function viewOf(
  record: IntentRecord,
  wallet: Wallet | undefined,
  context: RequestContext,
): OutcomeView {
  const { brand, execution } = context;
  const t = context.texts.anyKey(context.locale);
  const kind = findKind(record.operation);
  const page = kind?.pageOf(record) ?? unknownKindPage;
  const state = stateOf(record, kind !== undefined, execution.clock.now());
  const reason = reasonOf(state, record, context);
  const saysMoney = state === "refused" && saysWhereMoneyIs(record.message, reason);
  const stages = stagesOf(record, context);
  const mainWallet = wallet && mainWalletOf(record, page, wallet, t);
  return {
    state,
    tone: tones[state],
    heading: t(page.headings[state === "contact" ? "unknown" : state] ?? page.headings.checking),
    amount: page.amount,
    isGain: state === "done" && page.amount !== undefined && (page.mainWallet ?? "now") === "now",
    mainWallet,
    reason,
    text: saysMoney ? undefined : textOf(state, page, mainWallet !== undefined, t),
    lines: [
      ...linesOf(page, record, wallet, context),
      // Stages have the time already.
      ...(record.startedAt === 0 || stages
        ? []
        : [{ label: t("money:outcome.time"), value: formatTime(record.startedAt, brand.timeZone) }]),
      { label: t("money:outcome.reference"), value: referenceFrom(record.id), isCopied: true },
    ],
    stages,
    steps: stepsOf(state, page, t, state === "refused" ? nextStep(record.message, context) : undefined),
    hasEntry: kind?.expectedEntry(record) !== undefined,
    looksAgainEveryMs: LOOKS_AGAIN_MS[state],
  };
}

/** A kind's own facts with the accounts' names; without a wallet the member's bank account is left out. */
function linesOf(
  { lines = [] }: OutcomePage,
  { snapshot }: IntentRecord,
  wallet: Wallet | undefined,
  context: RequestContext,
): OutcomeLine[] {
  const t = context.texts.anyKey(context.locale);
  const accounts: Record<string, string> = { ...snapshot?.names, [MAIN_WALLET]: t("home:mainWallet") };
  const payee = wallet && payeeOf(wallet, context);
  const shown = (value: LineValue) => {
    if (typeof value === "string") return { value };
    return "account" in value
      ? { value: ownEntry(accounts, value.account) ?? value.account }
      : payee && { value: payee.bank, note: payee.number };
  };
  return lines.flatMap(({ label, value }) => {
    const line = shown(value);
    return line ? [{ label: t(label), ...line }] : [];
  });
}

/** What a page calls a record's state; `isKnown`: this release knows its kind. `now` in ms since the epoch. */
function stateOf(record: IntentRecord, isKnown: boolean, now: number): OutcomeState {
  const { state, startedAt, isForgotten } = record;
  if (state === "running") return "checking";
  if (state !== "unknown") return state;
  if (isForgotten || !isKnown) return "unknown";
  return now - startedAt > times.contactAfter ? "contact" : "checking";
}

/** The main wallet as of now; undefined if the operation is not about money. */
function mainWalletOf(
  { state, snapshot }: IntentRecord,
  { mainWallet = "now" }: OutcomePage,
  { wallet: { amount } }: Wallet,
  t: (key: TextKey) => string,
): OutcomeView["mainWallet"] {
  if (mainWallet === "none") return undefined;
  const before = state === "refused" ? undefined : ownEntry(snapshot?.balances ?? {}, MAIN_WALLET);
  const label = t(
    state === "refused" ? "money:outcome.mainWallet.now" : `money:outcome.mainWallet.${mainWallet}`,
  );
  return { label, amount, ...(before !== undefined && before !== amount && { before: satang(before) }) };
}

/** What an outcome means for the member's money; undefined where the main wallet shown says it. */
function textOf(
  state: OutcomeState,
  { texts, arrived, mainWallet }: OutcomePage,
  showsWallet: boolean,
  t: (key: TextKey) => string,
): string | undefined {
  const own = texts?.[state];
  if (own !== undefined) return t(own);
  if (state === "done" && (showsWallet || mainWallet === "none")) return undefined;
  return t((state === "done" && arrived) || `money:outcome.text.${state}`);
}

/** The reason for a refusal, or what the operator added to its success. */
function reasonOf(
  state: OutcomeState,
  { message, operation }: IntentRecord,
  context: RequestContext,
): string | undefined {
  if (state === "done" || state === "accepted") return ackText(context, message);
  return state === "refused" && message !== undefined ? errorText(context, message, operation) : undefined;
}
