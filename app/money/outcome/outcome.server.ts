import type { RequestContext } from "~/context";
import { orErrorPage } from "~/errors/or-error-page.server";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import { judgeAgain } from "~/money/judge/judge-again.server";
import { findKind, kindNames } from "~/money/kinds/index.server";
import type { IntentRecord } from "~/money/once/record.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { outcomePath } from "~/paths";
import { StoreUnavailable } from "~/store/store";
import { stepsOf } from "./steps.server";
import type { OutcomeView } from "./view";
import { tones, viewOf } from "./view-of.server";

/** How long the page waits for a new snapshot; a later one still decides what the next page shows. */
const PATIENCE_MS = 5_000;

/** The page of a member's own operation, judged again while its outcome is unknown; null if there is none. */
export async function findOutcome(
  id: string,
  member: Member,
  context: RequestContext,
): Promise<OutcomeView | null> {
  const { execution } = context;
  const record = await orErrorPage(execution.find(id, member.key), context);
  if (!record) return null;
  const kind = findKind(record.operation);
  if (!kind) return viewOf(record, undefined, context);
  const takeSnapshot = () => kind.takeSnapshot(member.operator, record.facts, execution.clock);
  const again = judgeAgain(record, takeSnapshot, context).catch(unlessStoreRefuses(record));
  const latest = (await orErrorPage(withTimeout(again, PATIENCE_MS), context)) ?? record;
  const wallet = kind.pageOf(latest)?.mainWallet === "none" ? undefined : await walletAfter(latest, member);
  return viewOf(latest, wallet, context);
}

/** Where the store cannot keep what was decided, the record stays as it is, and is judged again later. */
function unlessStoreRefuses(record: IntentRecord): (error: unknown) => IntentRecord {
  return (error) => {
    if (error instanceof StoreUnavailable) return record;
    throw error;
  };
}

/** The wallet once it is known what became of the operation; undefined if it cannot be read in time. */
async function walletAfter({ state }: IntentRecord, member: Member): Promise<Wallet | undefined> {
  const isKnown = state === "done" || state === "accepted" || state === "refused";
  return isKnown ? withTimeout(member.wallet()) : undefined;
}

/** The page for an id that is not in the store: not ours, older than a day, or lost with the store's data. */
export function missingOutcome(context: RequestContext): OutcomeView {
  const t = context.texts.anyKey(context.locale);
  return {
    state: "unknown",
    tone: tones.unknown,
    heading: t("money:outcome.title"),
    text: t("money:outcome.missing"),
    lines: [],
    steps: stepsOf("unknown", {}, t),
  };
}

/**
 * For a form submitted after its member's session had ended: the URL of its outcome page, or null if it was never sent.
 * If the store may have lost it, the page says so. Throws StoreUnavailable.
 */
export async function sentBefore(
  token: string,
  memberKey: string,
  { intentTokens, execution }: Pick<RequestContext, "intentTokens" | "execution">,
): Promise<string | null> {
  const opened = kindNames.map((name) => intentTokens.open(token, memberKey, name));
  const intent = opened.find((one) => one !== null);
  if (!intent) return null;
  const wasSent =
    (await execution.find(intent.id, memberKey)) !== null ||
    (await intentTokens.ageOf(intent)) === "forgotten";
  return wasSent ? outcomePath(intent.id) : null;
}
