import { formatAmount, type Satang, satang } from "schemas/amount";
import { lookUp } from "schemas/look-up";
import { MAIN_WALLET } from "schemas/names";
import type { RequestContext } from "~/context";
import { failureReply } from "~/form/failure-reply.server";
import { currencyName } from "~/member/currency-name.server";
import type { Member } from "~/member/guard.server";
import { transfer } from "~/money/kinds/transfer.server";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { moveMoney } from "~/money/outcome/action.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import { endOf } from "./end-of.server";
import { type Order, orderSchema } from "./fields";
import type { Moved } from "./row";

interface Asker {
  member: Member;
  request: Request;
  context: RequestContext;
}

/** Moves one game's money into the main wallet, at most once, and says what became of it. Throws a redirect. */
export async function moveBack(typed: Record<string, string>, asker: Asker): Promise<Moved> {
  const { context } = asker;
  const order = orderSchema(context.brand.transfer).safeParse(typed);
  if (!order.success) return { end: "kept", reason: textOf(context)("money:forged"), intent: null };
  const moved = await send(order.data, asker);
  return moved.end === "refused" ? { ...moved, ...(await againOf(order.data, asker)) } : moved;
}

async function send({ intent: token, from, amount }: Order, asker: Asker): Promise<Moved> {
  const { context } = asker;
  const changed = async ({ balances }: Snapshot) => {
    const isThere = (lookUp(balances, from) ?? 0) >= amount;
    return isThere ? undefined : { text: textOf(context)("bringback:changed"), isStale: true };
  };
  const order = {
    token,
    facts: { from, to: MAIN_WALLET, amount },
    screen: paths.bringBack,
    refuses: changed,
    answer: (record: IntentRecord) => ({ moved: endOf(record, context) }),
  };
  try {
    const told = await moveMoney(transfer, order, asker);
    if (told instanceof Response) throw told;
    return "moved" in told ? told.moved : { end: "refused", reason: told.text };
  } catch (error) {
    if (error instanceof Response) throw error;
    return { end: "refused", reason: failureReply(error, context).text, isOver: true };
  }
}

/** For another try: an intent of its own, for what the game holds by now. */
async function againOf({ from, amount }: Order, { member, context }: Asker): Promise<Partial<Moved>> {
  const slots = (await withTimeout(member.wallet()))?.slots;
  const now = slots ? (slots.find(({ code }) => code === from)?.amount ?? satang(0)) : amount;
  const reason = await whyKept(now, member, context);
  if (reason !== undefined) return { end: "kept", reason, intent: null };
  return { amount: now, intent: issued(member, context) };
}

/** A fresh intent for one game's money. */
export function issued({ key }: Member, { intentTokens }: RequestContext): string {
  return intentTokens.issue(key, transfer.name);
}

/** Why a balance cannot be moved at all; undefined if it can. */
export async function whyKept(
  amount: Satang,
  member: Member,
  context: RequestContext,
): Promise<string | undefined> {
  const { minimum } = context.brand.transfer;
  if (amount >= minimum) return undefined;
  const t = textOf(context);
  if (amount <= 0) return t("bringback:empty");
  const currency = await currencyName(member, context);
  return t("bringback:belowMinimum", { amount: formatAmount(minimum), currency });
}

function textOf({ texts, locale }: RequestContext) {
  return texts.t(locale);
}
