import type { Satang } from "schemas/amount";
import type { RequestContext } from "~/context";
import { orErrorPage } from "~/errors/or-error-page.server";
import { formatTime } from "~/format/date";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { fundsOf } from "../../../funds";
import { lastReceived } from "../../../held-entry";
import { type Threshold, thresholdOf } from "../../../threshold";
import { type Binding, readBinding } from "./binding.server";

/** Why a withdrawal may be refused: the held bonus, as far as the operator tells of it, and the ways out. */
export interface WhyFacts {
  main: Satang;
  total: Satang;
  /** Absent if the held bonus is not among those offered. */
  code?: string;
  binding?: Omit<Binding, "since"> & { since: string };
  /** What opens the way to end it. */
  end: Threshold & { isOpen: boolean };
}

const PATIENCE_MS = 5_000;

/** Null if no bonus is held, or nobody can tell whether one is. */
export async function readWhy(member: Member, context: RequestContext): Promise<WhyFacts | null> {
  const { operator } = member;
  const [wallet, active, offers] = await Promise.all([
    orErrorPage(member.wallet(), context),
    withTimeout(operator.bonus.active()),
    withTimeout(operator.bonus.list()),
  ]);
  if (!active?.status) return null;
  const { main, total } = fundsOf(wallet);
  const offer = offers?.bonuses.find(({ userBonus }) => userBonus?.isActive);
  const held = { type: active.type ?? offer?.type, receivedAt: lastReceived(offer) };
  const reading = readBinding(operator.statement.list, held, gameNames(wallet));
  const binding = await withTimeout(reading, PATIENCE_MS);
  const threshold = thresholdOf(context.brand.bonus.endBelow, offer?.percentFail, binding?.amount);
  const isWhole = wallet.omitted.length === 0;
  return {
    main,
    total,
    code: offer?.code,
    binding: binding ? { ...binding, since: formatTime(binding.since, context.brand.timeZone) } : undefined,
    end: {
      ...threshold,
      isOpen: threshold.amount !== undefined && isWhole && total < threshold.amount,
    },
  };
}

function gameNames({ slots }: Wallet): ReadonlySet<string> {
  return new Set(slots.flatMap(({ code, name }) => [code, name]));
}
