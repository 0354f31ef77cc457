import type { RequestContext } from "~/context";
import { nextStep } from "~/errors/next-step.server";
import { formatTime } from "~/format/date";
import type { Wallet } from "~/member/answers";
import { findOperation } from "~/money/kinds/index.server";
import type { OutcomePage, OutcomeState } from "~/money/kinds/outcome-page";
import type { IntentRecord } from "~/money/once/record.server";
import { referenceFrom } from "~/money/once/reference.server";
import { linesOf } from "./lines.server";
import { mainWalletOf } from "./main-wallet.server";
import { stagesOf } from "./stages.server";
import { stateOf } from "./state-of";
import { stepsOf } from "./steps.server";
import type { OutcomeView } from "./view";
import { reasonOf, textOf } from "./words.server";

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
  mainWallet: "none",
  lines: [],
};

/** The page of a record. `wallet`: as it is now; undefined if it could not be read or the outcome is open. */
export function viewOf(
  record: IntentRecord,
  wallet: Wallet | undefined,
  context: RequestContext,
): OutcomeView {
  const { brand, execution } = context;
  const t = context.texts.anyKey(context.locale);
  const kind = findOperation(record.operation);
  const page = kind?.pageOf(record) ?? foreignPage;
  const state = stateOf(record, kind !== undefined, execution.clock.now());
  const reason = reasonOf(state, record, context);
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
    text: textOf(state, record.message, page, mainWallet !== undefined, t),
    lines: [
      ...linesOf(page, record, wallet, context),
      // The stages tell it.
      ...(record.startedAt === 0 || stages
        ? []
        : [{ label: t("money:outcome.time"), value: formatTime(record.startedAt, brand.timeZone) }]),
      { label: t("money:outcome.reference"), value: referenceFrom(record.id), isCopied: true },
    ],
    stages,
    steps: stepsOf(state, page, t, state === "refused" ? nextStep(record.message, context) : undefined),
    hasEntry: kind?.imprint(record) !== undefined,
    looksAgainEveryMs: LOOKS_AGAIN_MS[state],
  };
}
