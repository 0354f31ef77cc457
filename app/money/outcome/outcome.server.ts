import { isErrorCode, saysWhereMoneyIs } from "schemas/contract/errors";
import { MAIN_WALLET } from "schemas/contract/wallet";
import { lookUp } from "schemas/look-up";
import type { RequestContext } from "~/context";
import { ackText, errorText } from "~/errors/error-text.server";
import { nextStep } from "~/errors/next-step.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { formatTime } from "~/format/date";
import type { Member } from "~/member/guard.server";
import { findOperation } from "~/money/kinds/index.server";
import type { OutcomePage, OutcomeState, TextKey } from "~/money/kinds/outcome-page";
import { referenceOf } from "~/money/once/audit";
import type { IntentRecord } from "~/money/once/record.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { stepsOf } from "./steps.server";
import type { OutcomeView } from "./view";

/** How long the page waits for a look; one that takes longer still counts for the next page. */
const PATIENCE_MS = 5_000;
/** After this time only people can find out (product.md, Money). */
const CONTACT_AFTER_MS = 600_000;

const tones = {
  done: "positive",
  accepted: "positive",
  refused: "negative",
  checking: "waiting",
  contact: "waiting",
  unknown: "waiting",
} as const satisfies Record<OutcomeState, OutcomeView["tone"]>;

const LOOKS_AGAIN_MS: Partial<Record<OutcomeState, number>> = { checking: 3_000, accepted: 15_000 };

/** A member's own operation, looked at again while its outcome is unknown; null if there is none with that id. */
export async function findOutcome(
  id: string,
  member: Member,
  context: RequestContext,
): Promise<OutcomeView | null> {
  const { execution, requestId } = context;
  const record = await orErrorPage(execution.find(id, member.key), context);
  if (!record) return null;
  const kind = findOperation(record.operation);
  if (!kind) return viewOf(record, context);
  const look = () => kind.look(member.operator, record.facts, execution.clock);
  const again = execution.lookAgain(record, look, requestId);
  return viewOf((await orErrorPage(withTimeout(again, PATIENCE_MS), context)) ?? record, context);
}

/** The page for an id that is not in the store: not ours, older than a day, or lost with the store's data. */
export function missingOutcome(context: RequestContext): OutcomeView {
  const t = textsOf(context);
  return {
    state: "unknown",
    tone: tones.unknown,
    heading: t("money:outcome.title"),
    text: t("money:outcome.missing"),
    lines: [],
    steps: stepsOf("unknown", {}, t),
  };
}

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

function viewOf(record: IntentRecord, context: RequestContext): OutcomeView {
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
  return {
    state,
    tone: tones[state],
    heading: t((state === "contact" ? undefined : page.headings[state]) ?? page.headings.checking),
    amount: page.amount,
    reason,
    text: state === "refused" && saysWhereMoneyIs(record.message) ? undefined : t(textKey(page, state)),
    lines: [
      ...(page.lines ?? []).map(({ label, value }) => ({
        label: t(label),
        value: typeof value === "string" ? value : nameOf(value.account),
      })),
      ...(record.startedAt === 0
        ? []
        : [{ label: t("money:outcome.time"), value: formatTime(record.startedAt, brand.timeZone) }]),
      { label: t("money:outcome.reference"), value: referenceOf(record.id), isCopied: true },
    ],
    steps: stepsOf(state, page, t, state === "refused" ? nextStep(record.message, context) : undefined),
    looksAgainEveryMs: LOOKS_AGAIN_MS[state],
  };
}

function textsOf({ texts, locale }: RequestContext): (key: TextKey) => string {
  return texts.anyKey(locale);
}

function textKey({ texts }: OutcomePage, state: OutcomeState): TextKey {
  return texts?.[state] ?? `money:outcome.text.${state}`;
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
